// `npm run types`: the types of the API, from the server's schema. The first line of the result
// has the schema's SHA-256; a test of the server compares it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const python = process.env.HIMIKO_PYTHON ?? '../.venv/bin/python';
const schema = execFileSync(python, ['tools/openapi.py'], { encoding: 'utf8', maxBuffer: 1e8 });
const hash = createHash('sha256').update(schema.trimEnd()).digest('hex');
const nodes = await openapiTS(JSON.parse(schema), {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  rootTypesKeepCasing: true,
});
writeFileSync(
  'src/api/schema.d.ts',
  `// Made by \`npm run types\` of the schema ${hash}: do not edit.\n${astToString(nodes)}`,
);
