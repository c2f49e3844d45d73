// A box that scrolls only now and then: it has a tab stop as long as it does, so that it can be
// scrolled by keys; and as long as there is more below, its last line fades.

/** Lines that are cut by less are as good as whole. */
const HARDLY = 2;

export function scrollable(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    box.toggleAttribute('data-more', below > HARDLY);
  };
  const sized = new ResizeObserver(look);
  sized.observe(box);
  const changed = new MutationObserver(look);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener('scroll', look, { passive: true });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
    box.removeEventListener('scroll', look);
  };
}
