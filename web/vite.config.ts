// The build: into the package, where the server finds it. `HIMIKO_BUILD` names the build; the
// server tells it to pages, and one from another build reloads itself.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { compress } from './tools/compress.ts';
import { texts } from './tools/texts.ts';

const build = process.env.HIMIKO_BUILD ?? new Date().toISOString();
const out = process.env.HIMIKO_PAGE_OUT ?? '../src/himiko/page';
const SHARED =
  /node_modules|src\/(ui\/(?!Appearance|FileInput|ProofDialog|TableOptions)|api\/(?!passkeys)|art\/(Icon|Symbol|icons|drawing))|src\/rout|texts\/(index|lang|lists)|virtual:languages/;
const server = process.env.HIMIKO_SERVER ?? 'http://127.0.0.1:8000';

/** Make the built files ready to be served: licences, compressed twins, and the build's name. */
function finishes(): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'finishes',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    closeBundle: () => {
      for (const font of ['alegreya', 'inter']) {
        const from = resolve(root, `node_modules/@fontsource-variable/${font}/LICENSE`);
        copyFileSync(from, join(folder, `licence-of-${font}.txt`));
      }
      compress(folder);
      writeFileSync(join(folder, 'build.txt'), build);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), finishes()],
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    outDir: out,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    // What all screens share comes in one part instead of thirty small ones; what the first game
    // does not need stays apart.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: SHARED }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
