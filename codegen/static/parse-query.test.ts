import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuery, type QueryArgument } from './parse-query.ts';

const known: Record<string, QueryArgument> = {
  word: { kind: 'text', list: false },
  words: { kind: 'text', list: true },
  count: { kind: 'integer', list: false },
  counts: { kind: 'integer', list: true },
  weight: { kind: 'number', list: false },
  loud: { kind: 'boolean', list: false },
  since: { kind: 'integer or text', list: false },
};

const parse = (query: string) => parseQuery(known, new URLSearchParams(query));
const refused = (query: string) => parse(query).problems.map(({ argument }) => argument);

describe('parseQuery', () => {
  test('reads every value of every kind as it was sent', () => {
    const args = fc.record(
      {
        word: fc.string({ unit: 'grapheme' }),
        words: fc.array(fc.string(), { minLength: 1 }),
        count: fc.maxSafeInteger(),
        counts: fc.array(fc.integer(), { minLength: 1 }),
        weight: fc
          .float({ noNaN: true, noDefaultInfinity: true })
          .map((value) => Number(value.toFixed(3)) + 0),
        loud: fc.boolean(),
        since: fc.oneof(fc.maxSafeInteger(), fc.constant('2026-01-02T03:04:05Z')),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    fc.assert(
      fc.property(args, (sent) => {
        fc.pre(Math.abs(sent.weight ?? 0) < 1e20);
        const pairs = Object.entries(sent).flatMap(([name, value]) =>
          [value].flat().map((item) => [name, String(item)] satisfies [string, string]),
        );
        expect(parseQuery(known, new URLSearchParams(pairs))).toEqual({ args: sent, problems: [] });
      }),
    );
  });

  test.each([
    '0x10',
    ' 5 ',
    '1e3',
    '5.0',
    '+5',
    '05',
    '-0',
    '',
    '٣',
    '9007199254740993',
    'NaN',
    'Infinity',
    '5n',
  ])('refuses %j as a whole number', (text) => {
    expect(refused(`count=${encodeURIComponent(text)}`)).toEqual(['count']);
    expect(refused(`counts=1&counts=${encodeURIComponent(text)}`)).toEqual(['counts']);
  });

  test.each(['0x10', ' 5', '1e3', '5.', '.5', '05', '', 'NaN', 'Infinity', '1_000'])(
    'refuses %j as a number',
    (text) => {
      expect(refused(`weight=${encodeURIComponent(text)}`)).toEqual(['weight']);
    },
  );

  test.each(['TRUE', '1', 'yes', '', ' true', 'constructor'])('refuses %j as a boolean', (text) => {
    expect(refused(`loud=${encodeURIComponent(text)}`)).toEqual(['loud']);
  });

  test('reads a whole number only in its shortest form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { args, problems } = parseQuery(known, new URLSearchParams([['count', text]]));
        if (problems.length === 0) expect(String(args.count)).toBe(text);
        else expect(args).toEqual({});
      }),
    );
  });

  test('refuses a repeated value unless it is a list', () => {
    expect(parse('count=1&count=2')).toEqual({
      args: {},
      problems: [{ argument: 'count', expected: 'one value; it was given more than once' }],
    });
    expect(parse('words=a&words=b').args).toEqual({ words: ['a', 'b'] });
    expect(parse('words=a').args).toEqual({ words: ['a'] });
  });

  test('keeps unknown names for the validator', () => {
    const { args, problems } = parse('colour=red&__proto__=x&constructor=y&twice=1&twice=2');
    expect(problems).toEqual([]);
    expect(Object.entries(args)).toEqual([
      ['colour', 'red'],
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['twice', ['1', '2']],
    ]);
    expect(Object.getPrototypeOf(args)).toBe(Object.prototype);
  });

  test('reports all problems, not only the first', () => {
    expect(refused('count=x&loud=x&weight=x&word=ok')).toEqual(['count', 'loud', 'weight']);
  });
});
