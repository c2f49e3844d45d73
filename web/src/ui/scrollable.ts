// A box that scrolls only now and then: it has a tab stop as long as it does, so that it can be
// scrolled by keys.

export function scrollable(box: HTMLElement): () => void {
  const look = (): void => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sized = new ResizeObserver(look);
  sized.observe(box);
  const changed = new MutationObserver(look);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
}
