// People in the lobby will sit down soon: what a table needs is fetched while nothing else is.

const SOON = 400;

/** Begin in a moment; call what is returned when the lobby is left. */
export function prepareTable(): () => void {
  const timer = setTimeout(() => {
    // What cannot be fetched now is fetched when it is needed, and a failure is shown then.
    void import('../table').catch(() => undefined);
  }, SOON);
  return () => clearTimeout(timer);
}
