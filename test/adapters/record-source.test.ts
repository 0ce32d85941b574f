import { afterEach, expect, test } from 'vitest';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createRecordSource } from '../../src/adapters/source/source.ts';
import type { Outbound } from '../../src/ports/outbound.ts';
import type { SourcePage } from '../../src/ports/record-source.ts';
import { json, startSource, type SourceAnswer } from '../fixtures/record-source.ts';

const clients: Outbound[] = [];
afterEach(async () => void (await Promise.all(clients.splice(0).map((client) => client.close()))));

const neverAborted = new AbortController().signal;

/** Reads all pages of a source, from `/` on. */
async function pagesOf(
  responses: Readonly<Record<string, SourceAnswer>>,
  signal = neverAborted,
): Promise<SourcePage[]> {
  const outbound = createGuardedFetch({ allow: ['127.0.0.0/8'], userAgent: 'test' });
  clients.push(outbound);
  const { origin } = await startSource(responses);
  const request = { url: `${origin}/`, fieldMap: { email: 'email' }, credential: null };
  const pages: SourcePage[] = [];
  for await (const page of createRecordSource(outbound).readPages(request, signal)) pages.push(page);
  return pages;
}

test('ends at a link to a page that was already read', async () => {
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
  const controller = new AbortController();
  controller.abort();
  await expect(pagesOf({ '/': json([]) }, controller.signal)).rejects.toMatchObject({ name: 'SourceFailed' });
});
