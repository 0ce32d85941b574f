import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSource, json, csv, type SourceAnswer } from '../fixtures/record-source.ts';
import { testService, type Tenant } from '../support/test-service.ts';

const service = testService();
const fieldMap = {
  email: 'mail',
  company: 'org',
  firstName: 'first',
  companyDomain: 'web',
  externalUrl: 'self',
};

/** One of few people and companies, so that records meet each other; what several tell of one of them agrees. */
const subject = fc.record({
  number: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom('person', 'company', 'listed', 'nobody'),
  tells: fc.boolean(),
  isLoud: fc.boolean(),
});
type Subject = typeof subject extends fc.Arbitrary<infer Value> ? Value : never;

function recordOf({ number, kind, tells, isLoud }: Subject): Record<string, string> {
  const written = (text: string) => (isLoud ? ` ${text.toUpperCase()} ` : text);
  if (kind === 'nobody') return { first: '', other: 'x' };
  if (kind === 'person')
    return { mail: written(`p${number}@one.example`), ...(tells ? { first: `P${number}`, org: 'One' } : {}) };
  if (kind === 'company') return { org: written(`Company ${number}`), web: `company${number}.example` };
  return {
    self: `https://r.example/${number}`,
    ...(tells ? { web: `listed${number}.example` } : { org: `Listed ${number}` }),
  };
}

const paging = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  style: fc.constantFrom('link', 'next', 'cursor', 'csv'),
  seed: fc.integer(),
});
type Paging = typeof paging extends fc.Arbitrary<infer Value> ? Value : never;

/** The records in an order of its own, on pages of the sizes by turns, as `/0`, `/1` and so on. */
function pagesOf(records: readonly object[], { sizes, seed }: Paging): object[][] {
  const left = records
    .map((record, index) => ({ record, place: Math.sin(seed + index * 7.77) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ record }) => record);
  const pages: object[][] = [];
  while (left.length > 0) pages.push(left.splice(0, sizes[pages.length % sizes.length]!));
  return pages;
}

function answerPage(pages: object[][], { style }: Paging, number: number): SourceAnswer {
  const items = pages[number] ?? [];
  const isLast = number + 1 >= pages.length;
  const link: Record<string, string> = isLast ? {} : { link: `</?cursor=${number + 1}>; rel="next"` };
  if (style === 'csv') {
    const columns = Object.values(fieldMap);
    const rows = items.map((item) => columns.map((column) => (item as Record<string, string>)[column] ?? ''));
    const answer = csv([columns, ...rows].map((row) => row.join(';')).join('\n'));
    return { ...answer, headers: { ...answer.headers, ...link } };
  }
  if (style === 'link') return { ...json(items), headers: { 'content-type': 'application/json', ...link } };
  if (style === 'next') return json({ items, next: isLast ? null : `/?cursor=${number + 1}` });
  return json({ items, nextCursor: isLast ? null : String(number + 1) });
}

/** The leads of a workspace, without what differs by nature. */
async function leadsOf({ projectId, liveKey: key }: Tenant) {
  const { items } = (await service.call('leads.list', { projectId, limit: 200 }, { key })).value;
  return items
    .map(({ email, company, firstName, companyDomain, externalUrl, source }: Record<string, string>) =>
      JSON.stringify([email, company?.toLowerCase(), firstName, companyDomain, externalUrl, source]),
    )
    .toSorted();
}

test('any paging, order and repetition of records gives the same leads', { timeout: 120_000 }, async () => {
  const subjects = fc.array(subject, { minLength: 1, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(subjects, fc.array(paging, { minLength: 2, maxLength: 3 }), async (given, pagings) => {
      const records = given.map(recordOf);
      const outcomes: string[][] = [];
      for (const [round, paged] of pagings.entries()) {
        const tenant = await service.newTenant();
        const pages = pagesOf([...records, ...records.slice(0, round)], paged);
        const { source, close } = await openSource(({ url = '/' }) =>
          answerPage(pages, paged, Number(/cursor=(\d+)/.exec(url)?.[1] ?? 0)),
        );
        const key = tenant.liveKey;
        const args = { projectId: tenant.projectId, name: 'Source', url: source.origin, fieldMap };
        const { value } = await service.call('connectors.create', args, { key });
        const sync = async () =>
          (await service.call('connectors.sync', { connectorId: value.id }, { key })).value;
        const first = await sync();
        expect(first).toMatchObject({
          read: pages.flat().length,
          pages: Math.max(pages.length, 1),
          truncated: null,
        });
        expect(first.created + first.matched + first.refused).toBe(first.read);
        const leads = await leadsOf(tenant);
        expect(leads).toHaveLength(first.created);
        expect(await sync()).toMatchObject({ created: 0, matched: first.created + first.matched });
        expect(await leadsOf(tenant)).toEqual(leads);
        outcomes.push(leads);
        await close();
      }
      for (const leads of outcomes) expect(leads).toEqual(outcomes[0]);
    }),
    { numRuns: 15 },
  );
});
