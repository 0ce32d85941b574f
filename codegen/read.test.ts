import { dump } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { entry, get, post } from './fixtures/document-mutations.ts';
import { mismatches } from './fixtures/mismatches.ts';
import { parsedSources, smallModel, type MutableDocument } from './fixtures/sources.ts';
import { invalidDocuments } from './fixtures/invalid-documents.ts';
import { ModelError, readModel, readReleased } from './read.ts';

describe('the model of two documents that fit', () => {
  const model = smallModel();

  test('has one operation for each callable entry, in the order of the groups', () => {
    const ids = model.operations.map(({ id }) => id);
    expect(ids).toEqual([
      'books.list',
      'books.add',
      'books.delete',
      'replies.draft',
      'replies.draftByThread',
    ]);
    expect(model.sessionEntries.map(({ id, instead }) => [id, instead])).toEqual([
      ['books.skip', 'books.delete'],
    ]);
    expect(model.shadowedEntries.map(({ id }) => id)).toEqual(['books.addLegacy']);
  });

  test('joins path, query and body into one closed object of arguments', () => {
    const list = model.schemas.get('BooksListArguments');
    expect(list?.required).toEqual(['shelfId']);
    expect(Object.keys(list?.properties ?? {})).toEqual([
      'shelfId',
      'genre',
      'lent',
      'limit',
      'since',
      'tags',
      'weight',
    ]);
    expect(list?.additionalProperties).toBe(false);
    expect(Object.keys(model.schemas.get('BooksDeleteArguments')?.properties ?? {})).toEqual(['bookId']);
  });

  test('moves a default from behind a reference to the property, where validators fill it in', () => {
    expect(model.schemas.get('BooksListArguments')?.properties?.limit).toMatchObject({ default: 50 });
  });

  test('names a value by its component, or by its operation where it has none', () => {
    const values = Object.fromEntries(model.operations.map(({ id, valueName }) => [id, valueName]));
    expect(values).toMatchObject({ 'books.list': 'BookList', 'books.delete': 'BooksDeleteValue' });
  });

  test('has the tools that wrap no operation, and the one that takes a file answers what the upload does', () => {
    expect(model.ownTools.map(({ name, scope, valueName }) => [name, scope, valueName])).toEqual([
      ['search', 'read', 'SearchToolValue'],
      ['service_upload_book', 'pipeline', 'BookFile'],
    ]);
    expect(Object.keys(model.schemas.get('ServiceUploadBookToolArguments')?.properties ?? {})).toEqual([
      'text',
    ]);
  });

  test('has the uploads beside the operations, each with its headers as one object', () => {
    expect(model.uploads.map(({ id, path, maxBytes, valueName }) => [id, path, maxBytes, valueName])).toEqual(
      [['books.upload', '/mcp/books/upload', 1000, 'BookFile']],
    );
    const [upload] = model.uploads;
    expect(upload?.headers.required).toEqual(['X-Path']);
    expect(Object.keys(upload?.headers.properties ?? {})).toEqual(['X-Path', 'Idempotency-Key']);
  });

  test('keeps two errors apart that share a code', () => {
    const shared = model.errors.filter(({ code }) => code === 'key_invalid');
    expect(shared.map(({ name, status }) => [name, status])).toEqual([
      ['word_invalid', 400],
      ['key_invalid', 401],
    ]);
  });
});

describe('a mismatch is refused by the name of the culprit', () => {
  test.each([...mismatches, ...invalidDocuments])('%s', (_, complaint, mutate) => {
    const problems = problemsAfter(mutate);
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
    for (const problem of problems) expect(problem).toMatch(/openapi\.yaml|registry\.yaml|docs\/guides/);
  });

  test('a text that is no YAML is refused by file and line', () => {
    const { openapi, registry } = parsedSources();
    const texts = { openapi: dump(openapi), registry: `${dump(registry)}\n  - [` };
    expect(() => readModel(texts)).toThrow(
      /registry\.yaml: this is no YAML in line \d+: .*; correct it there\./,
    );
  });

  test('all mismatches are listed at once', () => {
    const problems = problemsAfter((openapi, registry) => {
      delete get(openapi).summary;
      delete post(openapi).description;
      entry(registry, 'books.delete').scope = 'read';
    });
    expect(problems).toHaveLength(3);
  });
});

test('documents of a release are read even where more is asked of documents by now', () => {
  const { openapi, registry } = parsedSources();
  delete get(openapi).summary;
  delete registry.groups.books.title;
  registry.operations[0].colour = 'red';
  const texts = { openapi: dump(openapi, { noRefs: true }), registry: dump(registry, { noRefs: true }) };
  expect(() => readModel(texts)).toThrow(ModelError);
  const { operations, schemas } = readReleased(texts);
  expect(operations.map(({ id }) => id)).toContain('books.list');
  expect(schemas.get('Book')?.required).toContain('genre');
});

function problemsAfter(
  mutate: (openapi: MutableDocument, registry: MutableDocument) => void,
): readonly string[] {
  try {
    smallModel(mutate);
  } catch (error) {
    if (error instanceof ModelError) return error.problems;
    throw error;
  }
  return [];
}
