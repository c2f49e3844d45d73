// As many of the last items of a list as fit into a box of fixed height, each of them whole: the
// text never begins in the middle of a sentence. The others stay for screen readers.

/** Attach to the box; its first child is the list. */
export function wholeLines(box: HTMLElement): () => void {
  const list = box.firstElementChild;
  const fit = (): void => {
    const items = [...(list?.children ?? [])];
    for (const item of items) item.classList.remove('unseen');
    for (const item of items.slice(0, -1)) {
      if (box.scrollHeight <= box.clientHeight) break;
      item.classList.add('unseen');
    }
  };
  const resized = new ResizeObserver(fit);
  resized.observe(box);
  const changed = new MutationObserver(fit);
  if (list) changed.observe(list, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
