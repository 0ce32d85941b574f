import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConnectorRecord } from '../../domain/connector-record.ts';
import { SourceFailed, type SourcePage } from '../../ports/record-source.ts';
import { pullRecords, pullLimits, type PullResult } from './sync.ts';

/** A source with one page for each count. Records are numbered across pages. */
async function* source(
  counts: readonly number[],
  from = '0',
  failingPage?: number,
): AsyncGenerator<SourcePage> {
  for (let page = Number(from); page < counts.length; page += 1) {
    if (page === failingPage) throw new SourceFailed('It broke.');
    const first = counts.slice(0, page).reduce((sum, count) => sum + count, 0);
    yield {
      url: String(page),
      bytes: 10,
      records: numbered(first, counts[page]!),
      next: page + 1 < counts.length ? String(page + 1) : null,
    };
  }
}

async function* numbered(first: number, count: number): AsyncGenerator<ConnectorRecord> {
  for (let number = first; number < first + count; number += 1) yield { value: number };
}

const start = { url: '0', records: 0 };
const neverAborted = new AbortController().signal;
const acceptAll = async (records: readonly ConnectorRecord[]) => records.map(() => 'created' as const);

test('counts every record once and lists the first hundred rejected ones', async () => {
  const handleBatch = async (records: readonly ConnectorRecord[]) =>
    records.map((record) => {
      const number = (record as { value: number }).value;
      return number % 3 === 0 ? 'created' : number % 3 === 1 ? 'matched' : { refused: `no ${number}` };
    });
  const pulled = await pullRecords(source([400, 0, 500]), start, handleBatch, neverAborted);
  expect(pulled).toMatchObject({ read: 900, created: 300, matched: 300, refused: 300, pages: 3 });
  expect(pulled).toMatchObject({ truncated: null, resume: null, failure: null });
  expect(pulled.problems).toHaveLength(100);
  expect(pulled.problems[1]).toEqual({ record: 6, reason: 'no 5' });
});

test('reads all records once and in order, even if syncs are truncated', async () => {
  const counts = fc.array(fc.integer({ min: 0, max: 1_300 }), { minLength: 1, maxLength: 6 });
  const limits = fc.record({
    records: fc.integer({ min: 1, max: 2_000 }),
    pages: fc.integer({ min: 1, max: 3 }),
    bytes: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(counts, limits, async (pages, limit) => {
      const handled: unknown[] = [];
      const handleBatch = async (records: readonly ConnectorRecord[]) => {
        handled.push(...records.map((record) => (record as { value: unknown }).value));
        return acceptAll(records);
      };
      let cursor: PullResult['resume'] = start;
      for (let rounds = 0; cursor !== null; rounds += 1) {
        expect(rounds).toBeLessThan(50);
        const pulled: PullResult = await pullRecords(
          source(pages, cursor.url),
          cursor,
          handleBatch,
          neverAborted,
          limit,
        );
        expect(pulled.truncated === null).toBe(pulled.resume === null);
        cursor = pulled.resume;
      }
      expect(handled).toEqual(
        Array.from({ length: pages.reduce((sum, count) => sum + count, 0) }, (_, index) => index),
      );
    }),
  );
});

describe('when the time runs out', () => {
  test('finishes the current batch and leaves the rest of the page', async () => {
    const abort = new AbortController();
    const handleBatch = async (records: readonly ConnectorRecord[]) => {
      abort.abort();
      return acceptAll(records);
    };
    const pulled = await pullRecords(source([1_200, 5]), start, handleBatch, abort.signal);
    expect(pulled).toMatchObject({ read: 500, truncated: 'time', resume: { url: '0', records: 500 } });
  });

  test('leaves a page that was being fetched', async () => {
    const abort = new AbortController();
    async function* dripping(): AsyncGenerator<SourcePage> {
      yield { url: '0', bytes: 1, records: numbered(0, 3), next: '1' };
      abort.abort();
      throw new SourceFailed('The call was aborted.');
    }
    const pulled = await pullRecords(dripping(), start, acceptAll, abort.signal);
    expect(pulled).toMatchObject({
      read: 3,
      truncated: 'time',
      resume: { url: '1', records: 0 },
      failure: null,
    });
  });
});

test('reports a source that fails with the records read before, and throws our own errors', async () => {
  const pulled = await pullRecords(source([5, 5], '0', 1), start, acceptAll, neverAborted);
  expect(pulled).toMatchObject({ read: 5, pages: 1, truncated: null, resume: null, failure: 'It broke.' });
  const fault = pullRecords(
    source([5]),
    start,
    () => Promise.reject(new Error('ours')),
    neverAborted,
    pullLimits,
  );
  await expect(fault).rejects.toThrow('ours');
});
