import { describe, expect, it } from 'vitest';
import { retell } from './retell.ts';
import { shorten } from './shorten.ts';

const address = { language: 'en', company: 'Harbour Foods', formal: false } as const;

describe('what a note tells of the company', () => {
  it('is turned to the reader', () => {
    const told = retell('Harbour Foods runs 42 seafood counters.', address);
    expect(told.map(({ main }) => main)).toContain('you run 42 seafood counters');
  });

  it.each([
    'It is false that Harbour Foods employs 900 people.',
    'Harbour Foods customers get a refund of 500 euros.',
    'Harbour Foods drivers have 40 new vans.',
  ])('is not what somebody else does: %s', (text) => {
    expect(retell(text, address)).toEqual([]);
  });

  it('makes no reader of “them”', () => {
    const told = retell('Harbour Foods wants 12 counters in Leeds, Kelp Ltd has them.', address);
    expect(told.map(({ main }) => main).join(' ')).not.toMatch(/has you/u);
  });
});

describe('a sentence that is cut', () => {
  it.each([
    'Harbour Foods opened a new smokehouse in Aberdeen, but it is not in use',
    'Harbour Foods runs 42 seafood counters in Leeds; they are closed',
  ])('keeps what turns it: %s', (text) => {
    expect(shorten(text, 'en').filter((part) => part !== text)).toEqual([]);
  });

  it('may lose what only adds to it', () => {
    const text = 'Harbour Foods opened a new smokehouse in Aberdeen with 60 staff';
    expect(shorten(text, 'en')).toContain('Harbour Foods opened a new smokehouse in Aberdeen');
  });
});
