// How large the window is. Wide: everything at once. Middle: board and fleets, the rest behind
// tabs. Small: the board, and panels that open over it.

const WIDE = matchMedia('(min-width: 1020px) and (min-height: 560px)');
const MIDDLE = matchMedia('(min-width: 700px) and (min-height: 800px)');
// By the screen alone, or what is said below the board would turn it.
const UPRIGHT = matchMedia('(orientation: portrait)');
const NARROW = matchMedia('(max-aspect-ratio: 2/3) and (min-height: 700px)');
const ROOMY = matchMedia('(min-width: 1600px) and (min-height: 900px)');

export type Size = 'small' | 'middle' | 'wide';

class Viewport {
  size = $state<Size>(measured());
  /** Large enough for large cards. */
  roomy = $state(ROOMY.matches);
  /** The board stands upright. */
  tall = $state(upright());
  readonly wide: boolean = $derived(this.size === 'wide');

  constructor() {
    for (const query of [WIDE, MIDDLE, UPRIGHT, NARROW, ROOMY]) {
      query.addEventListener('change', () => {
        this.size = measured();
        this.tall = upright();
        this.roomy = ROOMY.matches;
      });
    }
  }
}

function measured(): Size {
  if (WIDE.matches) return 'wide';
  return MIDDLE.matches ? 'middle' : 'small';
}

function upright(): boolean {
  const size = measured();
  if (size === 'middle') return false; // much stands around it
  return size === 'wide' ? UPRIGHT.matches : NARROW.matches;
}

export const viewport = new Viewport();
