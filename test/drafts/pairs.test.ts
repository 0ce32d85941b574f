import { expect, test } from 'vitest';
import { writtenLanguages } from '../../src/languages/packs.ts';
import { readFalsePairs, readTruePairs } from './pairs.ts';

test.each(writtenLanguages)('reads the pairs of %s, each with a unique id', (language) => {
  const pairs = [...readTruePairs(language), ...readFalsePairs(language)];
  expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length);
  for (const { id, side, company, passage, sentence, ...rest } of pairs) {
    expect(['them', 'us'], id).toContain(side);
    expect(
      [company, passage, sentence].every((text) => text.trim() !== ''),
      id,
    ).toBe(true);
    if ('kind' in rest) expect(['near', 'free'], id).toContain(rest.kind);
    else expect(rest.error, id).toMatch(/^[a-z-]+$/u);
  }
});
