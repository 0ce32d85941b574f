import { expect, test } from 'vitest';
import type { RegistryEntry } from './registry.ts';
import { readTool, toolName } from './tool.ts';

const words = { summary: 'Lend one book', description: 'Takes it off its shelf. It comes back by itself.' };
const entry = (fn: string, endpoint: RegistryEntry['endpoint'], more: Partial<RegistryEntry> = {}) => ({
  fn,
  endpoint,
  ...more,
});

test.each([
  ['books.add', 'mutate', 'service_add_book'],
  ['books.addAlias', 'mutate', 'service_add_book_alias'],
  ['books.addBatch', 'mutate', 'service_add_books'],
  ['books.list', 'query', 'service_list_books'],
  ['books.get', 'query', 'service_get_book'],
  ['books.stats', 'query', 'service_get_book_stats'],
  ['replies.draft', 'run', 'service_draft_reply'],
  ['engine.start', 'run', 'service_start_engine'],
] as const)('the tool of %s on %s is %s', (fn, endpoint, name) => {
  expect(toolName(entry(fn, endpoint))).toBe(name);
});

test('derives a tool from its operation', () => {
  expect(readTool(entry('books.lend', 'mutate'), words)).toEqual({
    name: 'service_lend_book',
    title: 'Lend one book',
    description: 'Takes it off its shelf.',
    readOnly: false,
    destructive: false,
    idempotent: false,
    openWorld: false,
    local: true,
  });
});

test.each<[string, Partial<RegistryEntry>, RegistryEntry['endpoint'], object]>([
  ['books.list', {}, 'query', { readOnly: true, destructive: false, idempotent: true }],
  ['books.removeTag', {}, 'mutate', { readOnly: false, destructive: true, idempotent: true }],
  ['books.updateNotes', {}, 'mutate', { readOnly: false, destructive: false, idempotent: true }],
  ['books.lookup', { providers: true }, 'run', { idempotent: false, openWorld: true }],
  ['books.enrich', { liveOnlyReason: 'paid_contact_data' }, 'run', { openWorld: true }],
  ['books.draft', { spendsCredits: true }, 'run', { openWorld: true }],
])('the hints of %s %o on %s are %o', (fn, more, endpoint, hints) => {
  expect(readTool(entry(fn, endpoint, more), words)).toMatchObject(hints);
});

test('the registry overrides derived fields', () => {
  const tool = {
    name: 'service_take_book',
    title: 'Take a book',
    description: 'Takes a book.',
    destructive: false,
    idempotent: false,
    openWorld: true,
    local: false,
  };
  expect(readTool(entry('books.remove', 'mutate', { tool }), words)).toEqual({ ...tool, readOnly: false });
});

test('an operation has no tool if the registry wants none or no key can call it', () => {
  expect(readTool(entry('books.lend', 'mutate', { tool: null }), words)).toBeNull();
  expect(toolName(entry('books.lend', 'mutate', { tool: null }))).toBeUndefined();
  expect(toolName(entry('books.skip', 'mutate', { session: true }))).toBeUndefined();
});
