// Paths made of other paths: turned copies of one petal, or many dots in one.

type Numbers = readonly number[];

const COMMAND = /([MLCQZ])([^MLCQZ]*)/g;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A path with absolute commands (M L C Q Z), turned by degrees about a point. */
export function turn(path: string, degrees: number, x = 24, y = 24): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return path.replace(COMMAND, (_, command: string, rest: string) => {
    const numbers: Numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const turned: number[] = [];
    for (let n = 0; n + 1 < numbers.length; n += 2) {
      const [dx, dy] = [(numbers[n] ?? 0) - x, (numbers[n + 1] ?? 0) - y];
      turned.push(round(x + dx * cos - dy * sin), round(y + dx * sin + dy * cos));
    }
    return command + turned.join(' ');
  });
}

/** Copies of a path all around a point. */
export function around(path: string, copies: number, start = 0, x = 24, y = 24): string {
  const step = 360 / copies;
  return Array.from({ length: copies }, (_, n) => turn(path, start + n * step, x, y)).join('');
}

/** Discs in one path, each as [x, y, radius]. */
export function discs(all: readonly (readonly [number, number, number])[]): string {
  return all
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`)
    .join('');
}

/** A pointed leaf from one point to another, of a given width. */
export function leaf(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / length) * width, ((x2 - x1) / length) * width];
  const [ax, ay, bx, by] = [mx + nx, my + ny, mx - nx, my - ny].map(round);
  return `M${x1} ${y1}Q${ax} ${ay} ${x2} ${y2}Q${bx} ${by} ${x1} ${y1}Z`;
}
