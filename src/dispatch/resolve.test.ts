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
  ['a misspelt name is told its operation', 'leads.lst', 'Did you mean leads.list?'],
  [
    'a name of another endpoint is sent there',
    'leads.add',
    'leads.add is not on /mcp/query; call it on /mcp/mutate.',
  ],
  ['what no key can call is nobody’s remedy', 'leads.updateState', 'Did you mean leads.update?'],
  ['a strange name is told where to look', '', 'There is no operation "". GET /mcp/capabilities'],
])('%s', (_, fn, words) => {
  expect(refusal(fn)).toContain(words);
});

test('a long name is not said back whole', () => {
  expect(refusal('x'.repeat(5_000)).length).toBeLessThan(300);
});
