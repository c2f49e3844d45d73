// The title of the window: each screen says what is shown.
import { t } from '../texts/index.svelte';

/** Keep the window's title; call it once while a screen is set up. */
export function title(what: () => string): void {
  $effect(() => {
    document.title = t('page-title', { what: what() });
  });
}
