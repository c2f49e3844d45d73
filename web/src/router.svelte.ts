// A small router over the browser's history: plain links work, and Back goes back.
import { address, parse, type Route } from './routes';

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  /** Follow the history and every click on a link of our own. */
  start(): void {
    addEventListener('popstate', () => this.#show());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Open a screen. */
  go(to: Route | string, how: { replace?: boolean } = {}): void {
    const path = typeof to === 'string' ? to : address(to);
    if (how.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#show();
    scrollTo(0, 0);
  }

  #show(): void {
    this.route = parse(location.pathname);
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.altKey || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** Open a screen: `go({ screen: 'table', id })` or `go('/learn')`. */
export const go = router.go.bind(router);
