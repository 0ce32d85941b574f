import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { replyCategories } from '../../src/domain/replies/categories.ts';
import { splitMailText } from '../../src/domain/replies/own-words.ts';
import { type LabelledReply, readReplies, replyLanguages } from './reply-corpus.ts';
import { runsOf, sharedRuns, wordsOf } from './word-runs.ts';

const testPart = readReplies('test-part');
const development = readReplies('development');
const firstUnseen = readReplies('unseen-1');
const secondUnseen = readReplies('unseen-2');

describe.each([
  ['test part', testPart, 4],
  ['development part', development, 3],
  ['first unseen part', firstUnseen, 1],
])('the %s', (_, replies, fewest) => {
  test('has known labels and unique ids', () => {
    expect(new Set(replies.map(({ id }) => id)).size).toBe(replies.length);
    for (const { id, category, language } of replies) {
      expect(replyCategories, id).toContain(category);
      expect(replyLanguages, id).toContain(language);
    }
  });

  test.each(replyCategories)(`has at least ${fewest} replies of each language that are %s`, (category) => {
    for (const language of replyLanguages) {
      const some = replies.filter((reply) => reply.category === category && reply.language === language);
      expect(some.length, language).toBeGreaterThanOrEqual(fewest);
    }
  });

  test('names nobody who exists', () => {
    const hosts = replies.flatMap(({ subject, body }) =>
      [...`${subject}\n${body}`.matchAll(/(?:@|:\/\/|www\.)([\w.-]+\.[a-z]{2,})/giu)].map(
        ([, host]) => host!,
      ),
    );
    expect(hosts.length).toBeGreaterThan(20);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });
});

test('there are enough of both', () => {
  expect(testPart.length).toBeGreaterThanOrEqual(220);
  expect(development.length).toBeGreaterThanOrEqual(180);
});

describe('what measures is unknown to those who are measured:', () => {
  test('no reply is in two parts', () => {
    const known = new Set(development.map(replyWords));
    expect(
      [...testPart, ...firstUnseen, ...secondUnseen].map(replyWords).filter((text) => known.has(text)),
    ).toEqual([]);
  });

  test('no reply of one is nearly a reply of the other', () => {
    expect(findSimilar([...testPart, ...firstUnseen, ...secondUnseen], development)).toEqual([]);
  });

  test('nor nearly one of the short ones that suspicion is learnt from', () => {
    const short = developmentLines('development-opt-outs.txt').map((line) => ({ line, runs: runsOf(line) }));
    const near = testPart.flatMap((reply) => {
      const runs = runsOf(replyWords(reply));
      return short
        .filter((other) => sharedRuns(runs, other.runs) > maxSimilarity)
        .map(({ line }) => [reply.id, line]);
    });
    expect(short.length).toBeGreaterThan(200);
    expect(near).toEqual([]);
  });

  test('a copy with one word changed is found', () => {
    const copied = { ...testPart.find(({ id }) => id === 'test-en-objection-2')!, id: 'copy' };
    const changed = { ...copied, body: copied.body.replace(/\w+/u, 'Perhaps') };
    expect(findSimilar([changed], testPart)).toContainEqual(['copy', 'test-en-objection-2']);
  });
});

function developmentLines(file: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}

/** The writer's own words, folded; with the subject if there are few. */
function replyWords({ subject, body }: LabelledReply): string {
  const words = wordsOf(splitMailText(body).text);
  return (words.length < 2 ? [...wordsOf(subject), ...words] : words).join(' ');
}

const maxSimilarity = 1 / 3;

/** Pairs that share more than a third of the runs of the shorter one. Reports of servers are alike. */
function findSimilar(some: readonly LabelledReply[], others: readonly LabelledReply[]): string[][] {
  const written = others.filter(isWritten).map((reply) => ({ ...reply, runs: runsOf(replyWords(reply)) }));
  return some.filter(isWritten).flatMap((one) => {
    const runs = runsOf(replyWords(one));
    return written
      .filter((other) => other.language === one.language && sharedRuns(runs, other.runs) > maxSimilarity)
      .map((other) => [one.id, other.id]);
  });
}

const isWritten = ({ category }: LabelledReply) => category !== 'bounce';
