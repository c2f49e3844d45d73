// How much room there is. Wide: everything at once. Middle: board and fleets, the rest behind
// tabs. Small: the board, and panels that open over it.

const WIDE = matchMedia('(min-width: 1020px) and (min-height: 560px)');
const MIDDLE = matchMedia('(min-width: 700px) and (min-height: 800px)');
const ROOMY = matchMedia('(min-width: 1600px) and (min-height: 900px)');

export type Size = 'small' | 'middle' | 'wide';

class Screen {
  size = $state<Size>(measured());
  /** Room for large cards. */
  roomy = $state(ROOMY.matches);
  readonly wide: boolean = $derived(this.size === 'wide');

  constructor() {
    for (const query of [WIDE, MIDDLE, ROOMY]) {
      query.addEventListener('change', () => {
        this.size = measured();
        this.roomy = ROOMY.matches;
      });
    }
  }
}

function measured(): Size {
  if (WIDE.matches) return 'wide';
  return MIDDLE.matches ? 'middle' : 'small';
}

export const screen = new Screen();
