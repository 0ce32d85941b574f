import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RegularExpression } from './regular-expressions.ts';
import { growthOf } from './pattern-growth.ts';

/** A pattern that takes more than linear time, and the length to which the code limits its input. */
interface AcceptedExpression {
  readonly file: string;
  readonly beginning: string;
  readonly maxLength: number;
  readonly because: string;
}

const line = { maxLength: 2_000, because: 'line-parts.ts cuts a line of a page.' };
const word = {
  maxLength: 80,
  because: 'Its loops match letters, and reply-text.ts cuts the words of a reply.',
};

const acceptedExpressions: readonly AcceptedExpression[] = [
  {
    file: 'src/log.ts',
    beginning: `[^\\s"'<>()]+(?:@`,
    maxLength: 500,
    because: 'redactContent cuts a message first.',
  },
  {
    file: 'src/domain/mail-report.ts',
    beginning: '^[\\d. #-]*<?',
    maxLength: 400,
    because: 'recipientIn cuts the line first.',
  },
  {
    file: 'src/domain/answering/passages.ts',
    beginning: '(?:^|[.!?\\n])',
    maxLength: 200,
    because: 'questionBefore cuts the text first.',
  },
  { file: 'src/adapters/contact-search/site/line-parts.ts', beginning: '\\s*[,;|', ...line },
  { file: 'src/adapters/contact-search/site/mail-addresses.ts', beginning: '[\\p{L}\\p{N}._%', ...line },
  { file: 'src/adapters/contact-search/site/mail-addresses.ts', beginning: '\\s*[([', ...line },
  { file: 'src/adapters/contact-search/site/mail-addresses.ts', beginning: '\\s+dot', ...line },
  { file: 'src/domain/replies/reply-text.ts', beginning: '(?<![\\p{L}\\p{N}])(?:out of', ...word },
  { file: 'src/domain/replies/reply-text.ts', beginning: '(?<![\\p{L}\\p{N}])(?:our (?:own )?', ...word },
  { file: 'src/domain/replies/reply-text.ts', beginning: '(?<![\\p{L}\\p{N}])(?:(?:where|how', ...word },
  { file: 'src/domain/replies/reply-text.ts', beginning: '(?<![\\p{L}\\p{N}])(?:(?:make|let)', ...word },
];

let expressions: readonly RegularExpression[];
beforeAll(() => {
  const program = path.join(import.meta.dirname, 'regular-expressions.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  expressions = JSON.parse(stdout) as RegularExpression[];
});

describe('the patterns of the product', () => {
  test('take linear time, except those for short texts only', () => {
    expect(expressions.length).toBeGreaterThan(500);
    const causesByPattern = new Map<string, readonly string[]>();
    const problems = expressions.flatMap(({ location, source, flags }) => {
      if (acceptedExpressions.some((each) => isSame(each, { location, source, flags }))) return [];
      const pattern = `/${source}/${flags}`;
      const causes = causesByPattern.get(pattern) ?? growthOf(source, flags);
      causesByPattern.set(pattern, causes);
      return causes.map((cause) => `${location} ${pattern.slice(0, 200)} ${cause}`);
    });
    expect(problems).toEqual([]);
  });

  test.each(acceptedExpressions)('are bounded as listed: $file $beginning', (each) => {
    const found = expressions.filter((expression) => isSame(each, expression));
    expect(found.filter(({ source, flags }) => growthOf(source, flags).length > 0)).not.toEqual([]);
    expect(found.flatMap(({ source, flags }) => growthOf(source, flags))).not.toContainEqual(
      expect.stringContaining('exponential'),
    );
  });
});

function isSame({ file, beginning }: AcceptedExpression, { location, source }: RegularExpression): boolean {
  return location.startsWith(`${file}:`) && source.startsWith(beginning);
}

describe('growthOf', () => {
  test.each([
    ['a repetition of repetitions', '^(?:a+)+$', ''],
    ['a repetition of repeated words', '^(?:(?:ab)+)+$', ''],
    ['a repetition of an optional repetition', '^(?:a*)*$', ''],
    ['the same alternative twice', '^(?:a|a)*$', ''],
    ['a word that two others make', '^(?:a|ab|b)*c$', ''],
    ['two classes that share characters', '^(?:\\w|\\d)*!', ''],
    ['words that share a beginning and an end', '^(?: (?:you|dare|you dare))* send', 'u'],
    ['a separator that the repeated part also matches', '^(?:.*,)*x', 's'],
    ['an optional separator', '^(?:\\S+\\s*)+:$', ''],
    ['a counted repetition in an endless one', '^(?:\\p{L}{0,3})*x', 'u'],
  ])('finds exponential patterns: %s', (_, source, flags) => {
    expect(growthOf(source, flags)).toContainEqual(expect.stringMatching(/^exponential: /));
  });

  test.each([
    ['a loop that is tried from every position', '\\s+$', ''],
    ['a long search for a missing word', '<.*until', 'is'],
    ['words that are tried from every position', '(?:ab)+x', ''],
    ['words that may follow each other anywhere', '(?<!\\p{L})(?:\\p{L}+ )+x', 'u'],
    ['escapes between quotation marks', '"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"', ''],
    ['two loops that share characters', '^\\d+\\d+x', ''],
    ['two loops around an optional character', '^a*b?a*c', ''],
    ['two loops that share words', '^(?:ab|cd)*(?:ab|ef)*x', ''],
    ['a loop of words before one of characters', '^(?:ab)*[ab]*x', ''],
    ['a loop in a lookbehind', '(?<=^\\s+)x', ''],
    ['a loop before a reference to it', '([ab]+)\\1c', ''],
    ['a word between spaces, ignoring case', '\\s+AND\\s+', 'iu'],
  ])('finds polynomial patterns: %s', (_, source, flags) => {
    expect(growthOf(source, flags)).toContainEqual(expect.stringMatching(/^polynomial: /));
  });

  test.each([
    ['the empty pattern', '', ''],
    ['one loop from the start', '^a+b', ''],
    ['a loop that always matches', '\\p{L}+', 'u'],
    ['words that always match', '(?:foo|bar)+', ''],
    ['a loop that begins once', '(?<!\\s)\\s+$', ''],
    ['a loop of words that begins once', '(?<!\\S)(?:a-)+x', ''],
    ['loops with a separator', '^[^@]+@[^@]+$', ''],
    ['words with a separator', '^\\w+(?: \\w+)*$', ''],
    ['spaces around a separator', '^(?:\\s*,\\s*\\w+)*x', ''],
    ['a bounded repetition', 'x{0,10}y', ''],
    ['alternatives that differ', '^(?:[^"\\\\]|\\\\.)*"', ''],
    ['lines, the last without a line end', '^(?:[^\\n]*\\n)*[^\\n]*$', ''],
    ['a sticky loop', '(?:ab)+x', 'y'],
  ])('accepts linear patterns: %s', (_, source, flags) => {
    expect(growthOf(source, flags)).toEqual([]);
  });

  test('names the loops', () => {
    expect(growthOf('^(?:ab)*(?:ab|c)*x', '')).toEqual([
      'polynomial: (?:ab)* and then (?:ab|c)* match the same text',
    ]);
  });
});
