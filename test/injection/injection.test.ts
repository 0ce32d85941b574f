import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import type { DraftingMaterial } from '../../src/domain/drafting/draft-request.ts';
import { readDocument } from '../fixtures/documents/read-document.ts';
import { fileInjections } from '../fixtures/injection/files.ts';
import type { Injection } from '../fixtures/injection/injection-case.ts';
import { pageOf, webInjections } from '../fixtures/injection/web-pages.ts';
import { pagesOf, openSiteReader } from '../fixtures/sites/reader-over-sites.ts';
import { findTraces } from './find-traces.ts';
import { draftFrom, materialOf, startComposers, type Composers } from './draft-from.ts';

/** Counts the drafts per kind and composer. The tests expect no trace in any of them. */
const written = new Map<string, { cases: number; embedded: number; obedient: number }>();
const documents = createDocumentReader();
let composers: Composers;
beforeAll(async () => {
  composers = await startComposers();
});
afterAll(async () => {
  await composers.close();
  await documents.close();
  for (const [kind, { cases, embedded, obedient }] of written)
    process.stdout.write(
      `${kind}: ${cases} cases, drafts ${embedded} built-in, ${obedient} obedient, 0 traces\n`,
    );
});

test('there are 60 pages and 40 files, all different', () => {
  expect([webInjections.length, fileInjections.length]).toEqual([60, 40]);
  expect(new Set([...webInjections, ...fileInjections].map(({ name, kind }) => `${kind} ${name}`)).size).toBe(
    100,
  );
});

describe('a page', () => {
  test.each(webInjections)('$kind: $name', async (injection) => {
    const host = 'harbour-foods.example';
    const { reader } = await openSiteReader([{ host, pages: { '/': pageOf(injection) } }]);
    const pages = pagesOf(await reader.read(host, { maxPages: 2 })).map((page, index) => ({
      ...page,
      id: `page_${index}`,
    }));
    expect(pages[0]!.text).toContain('42 seafood counters');
    const { company } = injection;
    await expectNoTraces(injection, materialOf({ pages, ...(company === undefined ? {} : { company }) }));
  });
});

describe('a file', () => {
  test.each(fileInjections)('$kind: $name', async (injection) => {
    const reading = await readDocument(
      documents,
      `Harbour Foods/${injection.path}`,
      Buffer.from(await injection.write()),
    );
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.text).toContain('42 seafood counters');
    const { text, language } = reading;
    await expectNoTraces(
      injection,
      materialOf({ files: [{ storageId: 'file_1', path: injection.path, text, language }] }),
    );
  });
});

/** Expects that both composers draft a message to the lead without a trace of the injection. */
async function expectNoTraces(injection: Injection, material: DraftingMaterial): Promise<void> {
  composers.obey(injection);
  const drafts = {
    embedded: await draftFrom(material, composers.embedded),
    obedient: await draftFrom(material, composers.obedient),
  };
  const counted = written.get(injection.kind) ?? { cases: 0, embedded: 0, obedient: 0 };
  counted.cases += 1;
  for (const composer of ['embedded', 'obedient'] as const) {
    const draft = drafts[composer];
    expect(draft, `${composer} writes`).not.toBeNull();
    counted[composer] += 1;
    expect(findTraces(draft!), draft!.body).toEqual([]);
    expect(draft!.body).toMatch(/^(Hi|Hello|Dear) Sam\b/u);
  }
  written.set(injection.kind, counted);
}
