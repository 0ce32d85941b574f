import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classifyReply } from '../../src/domain/replies/classify.ts';

interface Told {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly optOut: boolean;
}

const replies = readFileSync(path.join(import.meta.dirname, 'opt-outs.ndjson'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Told => JSON.parse(line))
  .map((told) => ({ ...told, ...classifyReply({ ...told, language: null, kind: 'human' }) }));

const opting = replies.filter(({ optOut }) => optOut);
const others = replies.filter(({ optOut }) => !optOut);
const ids = (some: typeof replies): string[] => some.map(({ id }) => id);

test('nobody is silenced who did not ask for it', () => {
  expect(others.length).toBeGreaterThanOrEqual(60);
  expect(ids(others.filter(({ category }) => category === 'unsubscribe'))).toEqual([]);
});

test('few are suspected without cause', () => {
  expect(others.filter(({ isSuspected }) => isSuspected).length).toBeLessThanOrEqual(6);
});

test('three of four who ask for silence are silenced or suspected', () => {
  const seen = opting.filter(({ category, isSuspected }) => category === 'unsubscribe' || isSuspected);
  expect(opting.length).toBeGreaterThanOrEqual(40);
  expect(seen.length / opting.length).toBeGreaterThanOrEqual(0.75);
  expect(opting.filter(({ category }) => category === 'unsubscribe').length).toBeGreaterThanOrEqual(22);
});
