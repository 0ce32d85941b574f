import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { generate } from './generate.ts';
import { readAppModel } from './read.ts';
import { mutatedTexts, parsedSources, smallModel, type MutableDocument } from './fixtures/sources.ts';

const operation = (id: string, extra: object = {}) => ({
  post: {
    operationId: id,
    tags: ['shelves'],
    summary: 'Open the shelves',
    description: 'Opens the shelves for a person.',
    'x-value': { $ref: '#/components/schemas/Book' },
    ...extra,
  },
});

const app: MutableDocument = {
  openapi: '3.1.0',
  info: { title: 'App', version: '1.0.0' },
  tags: [{ name: 'shelves', description: 'Shelves.' }],
  paths: { '/shelves.open': operation('shelves_open') },
  components: { schemas: { ErrorCode: { type: 'string', enum: ['door_closed'] } } },
};
const appRegistry: MutableDocument = {
  version: '1.0.0',
  groups: { shelves: { title: 'Shelves', summary: 'Shelves.' } },
  errors: { door_closed: { status: 403, type: 'permission_error', summary: 'Closed.', remedy: 'Knock.' } },
  commonErrors: ['internal_error'],
  operations: [
    { fn: 'shelves.open', endpoint: 'mutate', right: 'account', sudo: true, errors: ['door_closed'] },
  ],
  uploads: [],
};

function read(mutate: (document: MutableDocument, registry: MutableDocument) => void = () => {}) {
  const [document, registry] = structuredClone([app, appRegistry]);
  mutate(document, registry);
  return readAppModel({
    app: dump(document, { noRefs: true }),
    appRegistry: dump(registry, { noRefs: true }),
    ...mutatedTexts(() => {}),
  });
}

test('the app shares schemas and errors with the public interface, which does not change', () => {
  const own = generate(smallModel());
  const files = generate(smallModel(), read());
  const added = files.filter(({ path }) => path.startsWith('app/'));
  expect(files.filter(({ path }) => !path.startsWith('app/') && path !== 'manifest.json')).toEqual(
    own.filter(({ path }) => path !== 'manifest.json'),
  );
  const textOf = (path: string) => added.find((file) => file.path === `app/${path}`)?.text ?? '';
  expect(textOf('contract/types.ts')).toContain('export type Book = ');
  expect(Object.keys(parsedSources().registry.errors)).toContain('key_invalid');
  expect(textOf('contract/errors.ts')).toContain('key_invalid');
  expect(textOf('contract/errors.ts')).toContain('door_closed');
  expect(textOf('contract/registry.ts')).toContain("right: 'account'");
  expect(textOf('contract/registry.ts')).toContain('sudo: true');
  expect(textOf('wiring/handlers.ts')).toContain("from '../../../src/people/shelves/open.ts'");
  expect(textOf('sdk/operations/shelves.ts')).toContain("path: '/shelves.open'");
  expect(textOf('sdk/operations/shelves.ts')).toContain("from '../../../sdk/operation.ts'");
  for (const { path, text } of added)
    expect(text, path).toContain('@generated from app.yaml and app-registry.yaml');
});

test.each<
  [what: string, mutate: (document: MutableDocument, registry: MutableDocument) => void, problem: RegExp]
>([
  [
    'another path',
    (o) => {
      o.paths = { '/v1/shelves': operation('shelves_open') };
    },
    /shelves\.open: app\.yaml:\d+ has it at POST \/v1\/shelves, but its name and arguments require POST \/shelves\.open/,
  ],
  [
    'a missing right',
    (_, r) => delete r.operations[0].right,
    /app-registry\.yaml:\d+ does not name the right/,
  ],
  [
    'anyone with a transaction',
    (_, r) => (r.operations[0].right = 'anyone'),
    /app-registry\.yaml:\d+ gives it to anyone/,
  ],
  [
    'a code that is not published',
    (o) => (o.components.schemas.ErrorCode.enum = []),
    /door_closed.*app\.yaml.* does not publish this error/,
  ],
])('refuses %s and names the documents of the app', (_, mutate, problem) => {
  expect(() => read(mutate)).toThrow(problem);
});
