import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createRecordSource } from '../../src/adapters/source/source.ts';
import type { Outbound } from '../../src/ports/outbound.ts';
import type { SourcePage } from '../../src/ports/record-source.ts';
import { json, startSource, type SourceAnswer } from '../fixtures/record-source.ts';

const open: Outbound[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((client) => client.close()))));

const never = new AbortController().signal;

/** All pages of a source that begins at `/`. */
async function pagesOf(
  answers: Readonly<Record<string, SourceAnswer>>,
  signal = never,
): Promise<SourcePage[]> {
  const outbound = createGuardedFetch({ allow: ['127.0.0.0/8'], userAgent: 'test' });
  open.push(outbound);
  const { origin } = await startSource(answers);
  const reading = { url: `${origin}/`, fieldMap: { email: 'email' }, credential: null };
  const pages: SourcePage[] = [];
  for await (const page of createRecordSource(outbound).readPages(reading, signal)) pages.push(page);
  return pages;
}

test('ends at a page that was read before', async () => {
  const pages = await pagesOf({
    '/': json({ items: [], next: '/two' }),
    '/two': json({ items: [], next: '/' }),
  });
  expect(pages.map(({ url, next }) => [new URL(url).pathname, next && new URL(next).pathname])).toEqual([
    ['/', '/two'],
    ['/two', null],
  ]);
});

test('stops when the caller aborts', async () => {
  const giveUp = new AbortController();
  giveUp.abort();
  await expect(pagesOf({ '/': json([]) }, giveUp.signal)).rejects.toMatchObject({ name: 'SourceFailed' });
});
