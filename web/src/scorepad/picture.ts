// The result as a picture that can be sent to those who played.
import { signed } from '../game/signed';
import { keyOf, t } from '../texts/index.svelte';
import { PARTS, ranks, score, type Sheet } from './score';

const WIDTH = 720;
const LINE = 44;
const TOP = 120;
const PAPER = '#f4ecda';
const INK = '#1e2430';
const SOFT = '#5c6470';
const RED = '#a83220';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The result as SVG: the winner on top, a column for each player. */
export function drawn(sheets: readonly Sheet[]): string {
  const rankOf = ranks(sheets);
  const scores = sheets.map(score);
  const rows: [string, string[]][] = [
    ...PARTS.map((part): [string, string[]] => [
      t(keyOf('score', part)),
      scores.map((one) => signed(one[part])),
    ]),
    [t('score-total'), scores.map((one) => signed(one.total))],
    [t('score-rank'), rankOf.map(String)],
  ];
  const height = TOP + LINE * (rows.length + 1) + 30;
  const column = (n: number) => 250 + ((WIDTH - 280) / sheets.length) * (n + 0.5);
  const text = (x: number, y: number, what: string, more = '') =>
    `<text x="${x}" y="${y}" ${more}>${escaped(what)}</text>`;
  const heads = sheets.map((sheet, n) =>
    text(
      column(n),
      TOP,
      short(sheet.name),
      `text-anchor="middle" font-weight="700" fill="${rankOf[n] === 1 ? RED : INK}"`,
    ),
  );
  const body = rows.flatMap(([name, values], row) => {
    const y = TOP + LINE * (row + 1);
    const bold = row >= PARTS.length ? 'font-weight="700"' : '';
    return [
      text(36, y, name, `fill="${SOFT}" ${bold}`),
      ...values.map((value, n) => text(column(n), y, value, `text-anchor="middle" ${bold}`)),
      `<path d="M30 ${y + 14}H${WIDTH - 30}" stroke="${SOFT}" stroke-opacity="0.3"/>`,
    ];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="22" fill="${INK}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    text(36, 64, t('page-name'), 'font-family="serif" font-size="38" font-weight="700"'),
    ...heads,
    ...body,
    '</svg>',
  ].join('');
}

const LONGEST = 12;
const short = (name: string): string =>
  name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;

/** The same as a PNG, which every messenger shows. */
export async function png(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * image.width;
  canvas.height = 2 * image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
