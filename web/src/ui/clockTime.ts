// A time as clocks show it.
import { t } from '../texts/index.svelte';

const DAY = 86_400_000;

/** Milliseconds as minutes and seconds, with hours in front; from a day on, days. */
export function clockTime(time: number): string {
  if (time >= DAY) return t('clock-days', { days: Math.floor(time / DAY) });
  const seconds = Math.floor(time / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, n) => (n ? String(part).padStart(2, '0') : String(part))).join(':');
}
