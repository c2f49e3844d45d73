// What a reader has chosen for this device: theme, size, numbers on the board, motion, speed, sound,
// notifications, and whether actions are confirmed.

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'less' | 'full';
/** How fast others' steps are shown; `off`: all at once. */
export type Speed = 'slow' | 'normal' | 'fast' | 'off';
export type TextSize = 'normal' | 'large' | 'huge';

interface Settings {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  text: TextSize;
  /** Slots and islands have their numbers also where the board is small. */
  numbers: boolean;
  /** Every action is confirmed, also those that can be taken back. */
  confirm: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  notify: boolean;
}

const STORED = 'himiko.settings';
const DEFAULTS: Settings = {
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  text: 'normal',
  numbers: false,
  confirm: false,
  sound: true,
  volume: 70,
  notify: false,
};

/** Read and write its fields; every change is kept and takes effect at once. */
export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

const systemMotion = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ less: systemMotion.matches });

/** Is motion to be left out, by choice or by the system's setting? */
export function motionReduced(): boolean {
  return settings.motion === 'less' || (settings.motion === 'system' && system.less);
}

/** Keep the page and the storage in step with the choices. */
export function watchSettings(): void {
  systemMotion.addEventListener('change', (event) => (system.less = event.matches));
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      root.dataset.text = settings.text;
      root.dataset.numbers = settings.numbers ? 'always' : 'large';
      root.dataset.motion = motionReduced() ? 'less' : 'full';
      store({ ...settings });
    });
  });
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

function store(chosen: Settings): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(chosen));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** Ask the browser for leave to notify; returns whether it was given. */
export async function askToNotify(): Promise<boolean> {
  const there = typeof Notification !== 'undefined';
  settings.notify = there && (await Notification.requestPermission()) === 'granted';
  return settings.notify;
}
