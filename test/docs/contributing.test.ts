/**
 * The walkthrough in CONTRIBUTING shows the operations that `test/new-operation` adds to a copy of the repository.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ModelError, readModel } from '../../codegen/read.ts';
import { type AddedOperation, insertOperation, readOperation } from '../new-operation/added-operation.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const guide = read('CONTRIBUTING.md');
const sources = { openapi: read('openapi.yaml'), registry: read('registry.yaml') };

/** The fenced blocks of a section in the given languages. */
function blocksOf(heading: string, ...languages: string[]): string[] {
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  return blocks.filter(([, language = '']) => languages.includes(language)).map(([, , text = '']) => text);
}

/** The texts in the order of the walkthrough: both documents, the rule or query, the handler, the test. */
function textsOf({ openapi, registry, files }: AddedOperation): string[] {
  const fileIn = (folder: RegExp): string => [...files].find(([file]) => folder.test(file))![1];
  return [
    openapi,
    registry,
    fileIn(/^src\/(?:domain|store)\//),
    fileIn(/^src\/operations\//),
    fileIn(/^test\//),
  ];
}

describe.each([
  ['Add a read operation', 'brain-count'],
  ['Add a write operation', 'leads-remove-tag'],
])('%s', (heading, name) => {
  const operation = readOperation(name);

  test('shows the files that the test adds to a copy', () => {
    expect(blocksOf(heading, 'yaml', 'ts')).toEqual(textsOf(operation));
  });

  test('names each file by its path', () => {
    for (const file of operation.files.keys()) expect(guide).toContain(`\`${file}\``);
  });

  test('shows that the compiler names the missing handler', () => {
    const handler = [...operation.files.keys()].find((file) => file.startsWith('src/operations/'));
    const shown = blocksOf(heading, '').join('\n').replaceAll('\n', ' ');
    expect(shown).toContain(`error TS2307: Cannot find module '../../${handler}'`);
  });
});

test('the error that the walkthrough shows is what the generator prints', () => {
  const { openapi } = insertOperation(sources, readOperation('brain-count'));
  const message = messageOf({ ...sources, openapi });
  const [shown = ''] = blocksOf('Add a read operation', '');
  expect(withoutLines(shown)).toBe(`$ npm run codegen\n${withoutLines(message)}\n`);
});

function messageOf(texts: typeof sources): string {
  try {
    readModel(texts);
  } catch (error) {
    if (error instanceof ModelError) return error.message;
    throw error;
  }
  return '';
}

/** Line numbers change with every new operation, and the guide breaks long lines. */
const withoutLines = (text: string): string =>
  text.replaceAll(/(\.yaml):\d+/g, '$1:LINE').replaceAll(/\n {2,}/g, ' ');
