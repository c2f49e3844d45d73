// Colours as people see them: simulated colour vision, and how different two colours look.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Rgb = readonly [number, number, number];

/** A colour of the style sheets by its variable, by day or by night. */
export function colourOf(name: string, theme: 'light' | 'dark' = 'light'): Rgb {
  const sheets = ['../../src/ui/theme.css', '../../src/art/art.css'].map((path) =>
    readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf-8'),
  );
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheets.join('\n'))?.[1] ?? '';
  const codes = value.match(/#[0-9a-f]{6}/gi) ?? [];
  const code = (theme === 'dark' ? codes.at(-1) : codes[0]) ?? '';
  if (!code) throw new Error(`no colour ${name}`);
  return [1, 3, 5].map((at) => parseInt(code.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const gamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Machado, Oliveira and Fernandes (2009), complete dichromacy, for linear colours. */
export const VISIONS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;
export type Vision = keyof typeof VISIONS;

/** A colour as someone with that vision sees it. */
export function seen(colour: Rgb, vision: Vision): Rgb {
  const m = VISIONS[vision];
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const row = (n: number): number => (m[n] ?? 0) * r + (m[n + 1] ?? 0) * g + (m[n + 2] ?? 0) * b;
  return [row(0), row(3), row(6)].map((value) => gamma(clamp(value))) as unknown as Rgb;
}

export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of WCAG. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** CIE L*a*b*, for the white of screens (D65). */
export function lab(colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const f = (value: number): number =>
    value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116;
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (angle: number): number => (angle * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** CIEDE2000: 1 is just visible, 10 is plain at a glance. */
export function difference(one: Rgb, other: Rgb): number {
  return ciede2000(lab(one), lab(other));
}

export function ciede2000([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(c7 / (c7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number): number =>
    a || b ? (degrees(Math.atan2(b, a)) + 360) % 360 : 0;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  let dh = grey ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  else if (dh < -180) dh += 360;
  const [dl, dc] = [l2 - l1, c2 - c1];
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh / 2));
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let h = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) <= 180) h /= 2;
    else h = h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const turn = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(2 * turn));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dH / sh) ** 2 + rt * (dc / sc) * (dH / sh));
}
