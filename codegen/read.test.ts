import { readdirSync, readFileSync } from 'node:fs';
import { dump } from 'js-yaml';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entry, get, post, schemas } from './fixtures/document-mutations.ts';
import { mismatches } from './fixtures/mismatches.ts';
import { mutatedTexts, parsedSources, smallModel, type MutableDocument } from './fixtures/sources.ts';
import { invalidDocuments } from './fixtures/invalid-documents.ts';
import type { Guide } from './model.ts';
import { ModelError, readModel, readReleased } from './read.ts';

describe('the model of two valid documents', () => {
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

  test('joins path, query and body into one closed object', () => {
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

  test('copies the default of a referenced schema to the property', () => {
    expect(model.schemas.get('BooksListArguments')?.properties?.limit).toMatchObject({ default: 50 });
  });

  test('names a value after its component, or after its operation', () => {
    const values = Object.fromEntries(model.operations.map(({ id, valueName }) => [id, valueName]));
    expect(values).toMatchObject({ 'books.list': 'BookList', 'books.delete': 'BooksDeleteValue' });
  });

  test('has the tools without an operation, and a tool that takes a file returns the same schema as its upload', () => {
    expect(model.extraTools.map(({ name, scope, valueName }) => [name, scope, valueName])).toEqual([
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

  test('distinguishes two errors with the same code', () => {
    const shared = model.errors.filter(({ code }) => code === 'key_invalid');
    expect(shared.map(({ name, status }) => [name, status])).toEqual([
      ['word_invalid', 400],
      ['key_invalid', 401],
    ]);
  });
});

describe('the message of a mismatch names the operation, the file and the remedy', () => {
  test.each([...mismatches, ...invalidDocuments])('%s', (_, complaint, mutate) => {
    const problems = problemsAfter(mutate).map(withoutLines);
    expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
    for (const problem of problems) expect(problem).toMatch(/openapi\.yaml|registry\.yaml|docs\/guides/);
  });

  test.each([...mismatches, ...invalidDocuments])(
    '%s: the message has a line number',
    (_, _complaint, mutate) => {
      for (const problem of problemsAfter(mutate)) expect(problem).toMatch(/(?:openapi|registry)\.yaml:\d+/);
    },
  );

  test.each<[what: string, mutate: (typeof mismatches)[number][2], line: string]>([
    ['an operation', (openapi) => delete get(openapi).summary, 'get:'],
    ['a webhook', ({ webhooks }) => delete webhooks['book.added'].post.description, 'book.added:'],
    ['a schema', (openapi) => (schemas(openapi).Genre.format = 'isbn'), 'Genre:'],
    [
      'an entry without an operation',
      ({ paths }) => delete paths['/v1/books/{bookId}'].delete,
      '- fn: books.delete',
    ],
    ['an operation without an entry', ({ paths }) => (paths['/v1/books'].put = { operationId: 'x' }), 'put:'],
    ['an entry', (_, registry) => entry(registry, 'books.add').errors.push('lost'), '- fn: books.add'],
    ['a field', (_, registry) => (entry(registry, 'books.add').colour = 'red'), '- fn: books.add'],
    ['a code', (_, { errors }) => (errors.lost_page = { ...errors.internal_error }), 'ErrorCode:'],
  ])('the line number is that of %s', (_, mutate, line) => {
    const texts = mutatedTexts(mutate);
    const [problem = ''] = problemsAfter(mutate);
    const [, file, number] = /(openapi|registry)\.yaml:(\d+)/.exec(problem) ?? [];
    expect(texts[file as keyof typeof texts].split('\n')[Number(number) - 1]?.trim(), problem).toBe(line);
  });

  test('each message of the reader has a fixture', () => {
    const problems = [...mismatches, ...invalidDocuments].flatMap(([, , mutate]) => problemsAfter(mutate));
    const sentences = [...problems, ...problemsAfter(() => {}, [bookGuide])].map(withoutLines).join('\n');
    expect(refusalPatterns().length).toBeGreaterThan(60);
    expect(refusalPatterns().filter((pattern) => !pattern.test(sentences))).toEqual([]);
  });

  test('refuses a guide with the name of a page', () => {
    expect(problemsAfter(() => {}, [bookGuide])).toEqual([
      'books: docs/guides has a guide with the name of another page; rename the file.',
    ]);
  });

  test('refuses invalid YAML with its file and line', () => {
    const { openapi, registry } = mutatedTexts(() => {});
    expect(() => readModel({ openapi, registry: `${registry}\n  - [` })).toThrow(
      /registry\.yaml:\d+: this is not valid YAML: .*; correct it there\./,
    );
  });

  test('lists all mismatches at once', () => {
    const problems = problemsAfter((openapi, registry) => {
      delete get(openapi).summary;
      delete post(openapi).description;
      entry(registry, 'books.delete').scope = 'read';
    });
    expect(problems).toHaveLength(3);
  });
});

test('reads documents of a release that break newer rules', () => {
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

const bookGuide = { name: 'books', markdown: '# Books\n' };

function problemsAfter(
  mutate: (openapi: MutableDocument, registry: MutableDocument) => void,
  guides: readonly Guide[] = [],
): readonly string[] {
  try {
    readModel({ ...mutatedTexts(mutate), guides });
  } catch (error) {
    if (error instanceof ModelError) return error.problems;
    throw error;
  }
  return [];
}

const withoutLines = (problem: string): string =>
  problem.replaceAll(/ \((?:openapi|registry)\.yaml:\d+\)|(?<=\.yaml):\d+/g, '');

/** The messages of `codegen/read`, whose part after the semicolon is the remedy. */
function refusalPatterns(): RegExp[] {
  const folder = new URL('read/', import.meta.url);
  const patterns: RegExp[] = [];
  for (const file of readdirSync(folder).filter(
    (name) => !/\.test\.ts$|^(?:parse-yaml|sample-draft)\.ts$/.test(name),
  )) {
    const visit = (node: ts.Node): void => {
      const isText =
        ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
      if (isText && node.getText().includes('; ')) patterns.push(patternOf(node));
      else ts.forEachChild(node, visit);
    };
    const text = readFileSync(new URL(file, folder), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return patterns;
}

function patternOf(
  node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression,
): RegExp {
  const texts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text];
  return new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}
