// A photograph that lies under the drawing of a board: made small enough to be moved at ease, and
// kept in the browser, which it never leaves.
export interface Photograph {
  href: string;
  x: number;
  y: number;
  /** Percent of the board's width. */
  scale: number;
  /** Percent of full strength. */
  dim: number;
}

export const MOST_MEGABYTES = 40;
const STORED = 'himiko.workshop.photograph';
const LONGEST_SIDE = 2000;

/** Read a file as a picture, if the browser can. It is read here: no page may fetch blobs. */
export async function pictureIn(file: File): Promise<string> {
  const image = new Image();
  image.src = await dataOf(file);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  if (part === 1) return image.src;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * part);
  canvas.height = Math.ceil(height * part);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}

function dataOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** Keep a photograph, or forget it; without room for it, it lasts until the page is closed. */
export function keepPhotograph(photograph: Photograph | null): void {
  try {
    if (photograph) localStorage.setItem(STORED, JSON.stringify(photograph));
    else localStorage.removeItem(STORED);
  } catch {
    localStorage.removeItem(STORED); // rather none than the one before
  }
}

export function keptPhotograph(): Photograph | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Photograph | null;
    const numbers = [found?.x, found?.y, found?.scale, found?.dim];
    const whole = found?.href.startsWith('data:image/') && numbers.every(Number.isFinite);
    return whole ? found : null;
  } catch {
    return null;
  }
}
