// How long ago something was, in the reader's language.

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Return "5 minutes ago" for a time in milliseconds. */
export function ago(time: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - time) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, one]) => seconds >= one) ?? ['second', 60];
  return unit === 'second'
    ? format.format(0, 'second')
    : format.format(-Math.floor(seconds / length), unit);
}
