// The photograph under the board: put there, moved, scaled, dimmed, and kept at every step.
import { isPhotograph, pictureIn, type Photograph, type Placement } from './photograph';
import { readAll, write } from './store';

const FORMER = 'himiko.workshop.photograph'; // where earlier versions kept it

export class Underneath {
  photograph: Photograph | null = $state.raw(null);

  /** Recall the one that was kept. */
  async load(): Promise<void> {
    const things = await readAll('things');
    const kept = {
      href: things.get('picture'),
      ...(things.get('placement') as object | undefined),
    };
    const found = isPhotograph(kept) ? kept : former();
    if (found) this.show(found);
    localStorage.removeItem(FORMER);
  }

  /** Put a picture there; whatever cannot be shown as one is thrown. */
  async take(file: File): Promise<void> {
    this.show({ href: await pictureIn(file), x: 0, y: 0, scale: 100, dim: 50 });
  }

  place(placement: Partial<Placement>): void {
    if (!this.photograph) return;
    const { href, ...placed } = { ...this.photograph, ...placement };
    this.photograph = { href, ...placed };
    void write(({ things }) => things.put(placed, 'placement'));
  }

  remove(): void {
    this.photograph = null;
    void write(({ things }) => {
      things.delete('picture');
      things.delete('placement');
    });
  }

  private show({ href, ...placed }: Photograph): void {
    this.photograph = { href, ...placed };
    void write(({ things }) => {
      things.put(href, 'picture');
      things.put(placed, 'placement');
    });
  }
}

function former(): Photograph | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(FORMER) ?? 'null');
    return isPhotograph(found) ? found : null;
  } catch {
    return null;
  }
}
