// An edition that was chosen for the next table, on the way from the workshop to the form.

const STORED = 'himiko.edition';

export interface Chosen {
  name: string;
  text: string;
}

export function chooseEdition(chosen: Chosen): void {
  sessionStorage.setItem(STORED, JSON.stringify(chosen));
}

/** What was chosen, once. */
export function chosenEdition(): Chosen | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Chosen | null;
    sessionStorage.removeItem(STORED);
    return typeof found?.name === 'string' && typeof found.text === 'string' ? found : null;
  } catch {
    return null;
  }
}
