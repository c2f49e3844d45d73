/** The name of this build; the server names the one it has. */
declare const __BUILD__: string;

/** Made by tools/texts.ts from the folders of texts. */
declare module 'virtual:languages' {
  type Part =
    'base' | 'arena' | 'files' | 'learn' | 'plan' | 'review' | 'rules' | 'scorepad' | 'workshop';
  export const FOUND: readonly {
    code: string;
    /** In its own words. */
    name: string;
    direction: string;
    locale: string;
    parts: Readonly<Record<Part, () => Promise<{ default: string }>>>;
  }[];
}
