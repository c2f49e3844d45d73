// `npm run types`: the types of the API, from the server's schema, and the catalogue of the game's
// names. The first line of each result has the SHA-256 of what it is made of; tests compare it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const python = process.env.HIMIKO_PYTHON ?? '../.venv/bin/python';

/** What a Python tool prints.
 * @param {string} tool */
function print(tool) {
  const file = `tools/${tool}.py`;
  return execFileSync(python, [file], { encoding: 'utf8', maxBuffer: 1e8 }).trimEnd();
}

/** @param {string} what
 * @param {string} made */
function firstLine(what, made) {
  const hash = createHash('sha256').update(made).digest('hex');
  return `// Made by \`npm run types\` of the ${what} ${hash}: do not edit.\n`;
}

async function makeSchema() {
  const schema = print('openapi');
  const nodes = await openapiTS(JSON.parse(schema), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
  writeFileSync('src/api/schema.d.ts', firstLine('schema', schema) + astToString(nodes));
}

/** The names of the types made of the lists and entries.
 * @type {Record<string, string>} */
const TYPES = {
  COLOURS: 'Colour',
  CULTURE: 'CultureKind',
  SPECIALISTS: 'Specialist',
  POWERS: 'Power',
  TILE_KINDS: 'TileKind',
  STEPS: 'Step',
  ENDS: 'End',
  CAUSES: 'Cause',
  LEVELS: 'Level',
  LADDER: 'LadderLevel',
  SCORE_PARTS: 'ScorePart',
  KINDS: 'Kind',
  LIST_KINDS: 'ListKind',
  VERBS: 'Verb',
  EVENTS: 'EventName',
  REFUSALS: 'RefusalCode',
  SCORING: 'ScoringNumber',
  SPECIALIST_POINTS: 'SpecialistWithPoints',
  STRENGTH: 'MeasuredLevel',
};

/** A constant, and the type of its members.
 * @param {string} name
 * @param {unknown} value
 * @param {string} members */
function declare(name, value, members) {
  const constant = `export const ${name} = ${JSON.stringify(value)} as const;`;
  return `\n${constant}\nexport type ${TYPES[name]} = ${members};\n`;
}

async function makeCatalogue() {
  const catalogue = print('catalogue');
  const { lists, entries } = JSON.parse(catalogue);
  const parts = [
    firstLine('catalogue', catalogue),
    '// Every name of the game, from himiko.game.catalogue.\n',
    ...Object.entries(lists).map(([name, list]) => declare(name, list, `(typeof ${name})[number]`)),
    ...Object.entries(entries).map(([name, entry]) => declare(name, entry, `keyof typeof ${name}`)),
  ];
  const file = 'src/api/catalogue.ts';
  const config = await resolveConfig(file);
  writeFileSync(file, await format(parts.join(''), { ...config, filepath: file }));
}

await makeSchema();
await makeCatalogue();
