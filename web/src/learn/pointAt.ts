// Pointing at parts of the table's screen: they are marked with `data-coach`.

/** Ask the screen to bring a part into sight. */
export function show(part: string): void {
  dispatchEvent(new CustomEvent('coach-show', { detail: part }));
}

/** Point at parts, the first of them in sight; returns how to stop. */
export function pointAt(parts: readonly string[]): () => void {
  const first = parts[0];
  if (first) show(first);
  // How much of it can be seen changes with the space that everything else takes.
  const sight = new ResizeObserver(() => {
    document.querySelector(`[data-coach~="${first}"]`)?.scrollIntoView({ block: 'nearest' });
  });
  const mark = () => {
    for (const part of parts) {
      for (const one of document.querySelectorAll(`[data-coach~="${part}"]`)) {
        if (one.classList.contains('coached')) continue;
        one.classList.add('coached');
        if (part === first) sight.observe(scrollerOf(one));
      }
    }
  };
  mark();
  // Panels come and go with the step.
  const watch = new MutationObserver(mark);
  if (parts.length) watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    sight.disconnect();
    for (const one of document.querySelectorAll('.coached')) one.classList.remove('coached');
  };
}

/** What an element is scrolled in. */
function scrollerOf(element: Element): Element {
  const around = element.parentElement;
  if (!around) return element;
  return /auto|scroll/.test(getComputedStyle(around).overflowY) ? around : scrollerOf(around);
}
