import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { measureCpuMs } from '../support/cpu-time.ts';
import type { RegularExpression } from './regular-expressions.ts';
import { attackTexts, writeText, type RepeatedText } from './regex-attack-texts.ts';

/** Twice the text takes twice the time; four times as much tells that the time grows by its square. */
const maxGrowth = 3;
/** Of these lengths the shorter ones are for what grows with every character. */
const lengths = [16, 20, 24, 28, 64, 256, 1_024, 4_096];
/** What is slow over so little doubles its time with every character. */
const maxUsefulLength = 64;
/** Far more than an expression takes for a text so long that keeps to its length. */
const suspiciousMs = 12;
/** What is planted is found on a quick machine as well. */
const plantedMs = 2;

interface AcceptedExpression {
  readonly file: string;
  readonly beginning: string;
  readonly because: string;
}

const lineOfPage = 'A line of a page is cut to 2,000 characters.';
const sentenceOfAsk = 'A sentence of more than 1,000 characters asks for nothing.';
const reply = 'A reply is cut, and so are its words and its lines.';

/** What is slow over a long text, and is never given one. */
const acceptedExpressions: readonly AcceptedExpression[] = [
  {
    file: 'src/log.ts',
    beginning: `[^\\s"'<>()]+(?:@`,
    because: 'A message is cut before it is looked through.',
  },
  {
    file: 'src/domain/mail-report.ts',
    beginning: '^[\\d. #-]*<?',
    because: 'It is given 400 characters.',
  },
  {
    file: 'src/domain/answering/passages.ts',
    beginning: '(?:^|[.!?\\n])',
    because: 'It is given 200 characters.',
  },
  {
    file: 'src/adapters/contact-search/site/outsider-words.ts',
    beginning: '\\s*[,\\n]',
    because: 'It is given words of ours.',
  },
  {
    file: 'src/adapters/contact-search/site/mail-addresses.ts',
    beginning: '[\\p{L}\\p{N}._%',
    because: lineOfPage,
  },
  { file: 'src/adapters/contact-search/site/mail-addresses.ts', beginning: '\\s*[([', because: lineOfPage },
  { file: 'src/adapters/contact-search/site/mail-addresses.ts', beginning: '\\s+dot', because: lineOfPage },
  { file: 'src/adapters/contact-search/site/line-parts.ts', beginning: '\\s*[,;|', because: lineOfPage },
  { file: 'src/domain/answering/topics.ts', beginning: '(?<!\\p{L})(?:between', because: sentenceOfAsk },
  { file: 'src/domain/answering/told-thing.ts', beginning: '(?<!\\p{L})(?:(?:for', because: sentenceOfAsk },
  { file: 'src/domain/answering/told-thing.ts', beginning: '(?:(?<!\\p{L})(?:per', because: sentenceOfAsk },
  { file: 'src/domain/replies/reply-text.ts', beginning: '(?<![\\p{L}\\p{N}])(?:out of', because: reply },
  { file: 'src/domain/replies/signature-lines.ts', beginning: '^(?:(?:(?:many', because: reply },
];

let expressions: readonly RegularExpression[];
beforeAll(() => {
  const program = path.join(import.meta.dirname, 'expressions.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(stderr);
  expressions = JSON.parse(stdout) as RegularExpression[];
});

test('no regular expression takes more than its share of a long and hostile text', () => {
  expect(expressions.length).toBeGreaterThan(500);
  const isBounded = ({ place, source }: RegularExpression) =>
    acceptedExpressions.some(
      ({ file, beginning }) => place.startsWith(`${file}:`) && source.startsWith(beginning),
    );
  expect(
    expressions.filter((each) => !isBounded(each)).flatMap((each) => describeSlowness(each, suspiciousMs)),
  ).toEqual([]);
});

test.each(acceptedExpressions)(
  'what is listed as bounded is there: $file $beginning',
  ({ file, beginning }) => {
    const found = expressions.filter(
      ({ place, source }) => place.startsWith(`${file}:`) && source.startsWith(beginning),
    );
    expect(found.length).toBeGreaterThan(0);
  },
);

test.each([
  ['a repetition of repetitions', '^(?:a+)+$', ''],
  ['two that take the same', '(?:\\w|\\d)*!', ''],
  ['one that is tried from everywhere', '\\s+$', ''],
  ['a long way to what is not there', '<.*until', 'is'],
])('%s is found: %s', (_, source, flags) => {
  expect(describeSlowness({ place: 'here', source, flags }, plantedMs)).toHaveLength(1);
});

/** The first text over which the expression takes too long, in a sentence. */
function describeSlowness({ place, source, flags }: RegularExpression, leastMs: number): string[] {
  const expression = new RegExp(source, flags.replace('y', '').replace('g', '') + 'g');
  const text = attackTexts(expression).find((hostile) => isSlow(expression, hostile, leastMs));
  return text ? [`${place} /${source.slice(0, 300)}/${flags} over ${JSON.stringify(text)}`] : [];
}

function isSlow(expression: RegExp, hostile: RepeatedText, leastMs: number): boolean {
  const msOf = (length: number): number => {
    const text = writeText(hostile, length);
    return measureCpuMs(() => void text.replace(expression, ''));
  };
  const least = (each: number) => Math.min(msOf(each), msOf(each));
  // What is run a second time has been compiled, and is much faster.
  const length = lengths.find((each) => msOf(each) > leastMs && least(each) > leastMs);
  if (length === undefined || length <= maxUsefulLength) return length !== undefined;
  // A busy machine makes one measurement long, and hardly ever all of those of two steps.
  const surely = (each: number) => Math.min(...Array.from({ length: 5 }, () => msOf(each)));
  const [once, twice, again] = [surely(length), surely(2 * length), surely(4 * length)];
  return twice > maxGrowth * once && again > maxGrowth * twice;
}
