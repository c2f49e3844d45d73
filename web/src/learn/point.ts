// Pointing at parts of the table's screen: they are marked with `data-coach`.

/** Ask the screen to bring a part into sight. */
export function show(part: string): void {
  dispatchEvent(new CustomEvent('coach-show', { detail: part }));
}

/** Point at parts; returns how to stop. */
export function pointAt(parts: readonly string[]): () => void {
  const first = parts[0];
  if (first) show(first);
  const mark = () => {
    for (const part of parts) {
      for (const one of document.querySelectorAll(`[data-coach~="${part}"]`)) {
        if (!one.classList.contains('coached')) one.classList.add('coached');
      }
    }
  };
  mark();
  // Panels come and go with the step.
  const watch = new MutationObserver(mark);
  if (parts.length) watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    for (const one of document.querySelectorAll('.coached')) one.classList.remove('coached');
  };
}
