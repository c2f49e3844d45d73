// ESLint with types; Prettier decides about form.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * The parts of src, each knowing those before it only. What is left are the screens, which know all
 * parts, and each other through their `index.ts`.
 */
const PARTS = ['problem', 'routes', 'texts', 'api', 'art', 'ui', 'board', 'game', 'plan'];
const SCREENS = ['lobby', 'table', 'learn', 'review', 'watch', 'scorepad', 'workshop'];

/**
 * Forbid imports by a pattern: static ones, those of types, and dynamic ones.
 * @param {string[]} folders
 * @param {string} regex
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
function forbid(folders, regex, message) {
  const selector = `ImportExpression[source.value=/${regex.replaceAll('/', String.raw`\/`)}/]`;
  return {
    files: folders.flatMap((name) => [`src/${name}/**/*.{ts,svelte}`, `src/${name}.ts`]),
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex, caseSensitive: true, message }] }],
      'no-restricted-syntax': ['error', { selector, message }],
    },
  };
}

const contract = [
  ...PARTS.map((name, n) => {
    const later = [...PARTS.slice(n + 1), ...SCREENS, 'router', 'App', 'main'].join('|');
    const known = PARTS.slice(0, n).join(', ') || 'nothing';
    return forbid(
      [name],
      String.raw`^(\.{1,2}/)+(${later})(?![a-zA-Z])`,
      `${name} knows ${known}.`,
    );
  }),
  forbid(
    SCREENS,
    String.raw`^(\.\./)+((${SCREENS.join('|')})/|App|main)`,
    'A screen knows others by their index.ts only.',
  ),
];

export default ts.config(
  { ignores: ['build/', 'public/', 'test-results/', 'src/api/schema.d.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Undefined names are found by the type checker.
      'no-undef': 'off',
      // Numbers read well in texts and addresses.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onclick={() => act()}` is the usual form of a handler.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // An argument that must be there, and is not used, begins with an underscore.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      // An effect says what it depends on by reading it: `void table.state`.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // What is not shown needs no reactive collection.
      'svelte/prefer-svelte-reactivity': 'off',
      // The router catches clicks on plain links; there is no framework to resolve them.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // ESLint does not see the types of components, and takes all they give for `any`;
      // svelte-check does see them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
  ...contract,
);
