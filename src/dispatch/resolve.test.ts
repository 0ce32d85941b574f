import { expect, test } from 'vitest';
import { resolveFunction } from './resolve.ts';

const refusal = (fn: string): string => {
  try {
    resolveFunction('query', fn);
  } catch (thrown) {
    return (thrown as Error).message;
  }
  throw new Error(`${fn} is there.`);
};

test.each([
  ['suggests the operation for a misspelt name', 'leads.lst', 'Did you mean leads.list?'],
  [
    'names the endpoint of an operation that is elsewhere',
    'leads.add',
    'leads.add is not on /mcp/query; call it on /mcp/mutate.',
  ],
  ['suggests no operation that no key can call', 'leads.updateState', 'Did you mean leads.update?'],
  ['names the list of operations for an unknown name', '', 'There is no operation "". GET /mcp/capabilities'],
])('%s', (_, fn, words) => {
  expect(refusal(fn)).toContain(words);
});

test('shortens a long name in the error', () => {
  expect(refusal('x'.repeat(5_000)).length).toBeLessThan(300);
});
