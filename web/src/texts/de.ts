// The texts of this language that the first game needs, as one part of the page to load.
const files = import.meta.glob<string>(
  '../../../src/himiko/texts/de/{components,counts,events,refusals,words,page,page-lobby,page-board,page-table}.ftl',
  { eager: true, query: '?raw', import: 'default' },
);

export default Object.values(files).join('\n');
