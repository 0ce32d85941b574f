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

/**
 * One of a few people and companies, so that records overlap. Records of the same subject never contradict each
 * other.
 */
const subject = fc.record({
  number: fc.integer({ min: 0, max: 5 }),
  kind: fc.constantFrom('person', 'company', 'listed', 'nobody'),
  hasDetails: fc.boolean(),
  isUppercase: fc.boolean(),
});
type Subject = typeof subject extends fc.Arbitrary<infer Value> ? Value : never;

function recordOf({ number, kind, hasDetails, isUppercase }: Subject): Record<string, string> {
  const format = (text: string) => (isUppercase ? ` ${text.toUpperCase()} ` : text);
  if (kind === 'nobody') return { first: '', other: 'x' };
  if (kind === 'person')
    return {
      mail: format(`p${number}@one.example`),
      ...(hasDetails ? { first: `P${number}`, org: 'One' } : {}),
    };
  if (kind === 'company') return { org: format(`Company ${number}`), web: `company${number}.example` };
  return {
    self: `https://r.example/${number}`,
    ...(hasDetails ? { web: `listed${number}.example` } : { org: `Listed ${number}` }),
  };
}

const paging = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  style: fc.constantFrom('link', 'next', 'cursor', 'csv'),
  seed: fc.integer(),
});
type Paging = typeof paging extends fc.Arbitrary<infer Value> ? Value : never;

/** Shuffles the records by the seed and splits them into pages of the given sizes in turn. */
function pagesOf(records: readonly object[], { sizes, seed }: Paging): object[][] {
  const remaining = records
    .map((record, index) => ({ record, order: Math.sin(seed + index * 7.77) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ record }) => record);
  const pages: object[][] = [];
  while (remaining.length > 0) pages.push(remaining.splice(0, sizes[pages.length % sizes.length]!));
  return pages;
}

function pageResponse(pages: object[][], { style }: Paging, number: number): SourceAnswer {
  const items = pages[number] ?? [];
  const isLast = number + 1 >= pages.length;
  const link: Record<string, string> = isLast ? {} : { link: `</?cursor=${number + 1}>; rel="next"` };
  if (style === 'csv') {
    const columns = Object.values(fieldMap);
    const rows = items.map((item) => columns.map((column) => (item as Record<string, string>)[column] ?? ''));
    const response = csv([columns, ...rows].map((row) => row.join(';')).join('\n'));
    return { ...response, headers: { ...response.headers, ...link } };
  }
  if (style === 'link') return { ...json(items), headers: { 'content-type': 'application/json', ...link } };
  if (style === 'next') return json({ items, next: isLast ? null : `/?cursor=${number + 1}` });
  return json({ items, nextCursor: isLast ? null : String(number + 1) });
}

/** The leads of a workspace, without fields that always differ. */
async function leadsOf({ projectId, liveKey: key }: Tenant) {
  const { items } = (await service.call('leads.list', { projectId, limit: 200 }, { key })).value;
  return items
    .map(({ email, company, firstName, companyDomain, externalUrl, source }: Record<string, string>) =>
      JSON.stringify([email, company?.toLowerCase(), firstName, companyDomain, externalUrl, source]),
    )
    .toSorted();
}

test(
  'any paging of the same records, in any order and repeated, ends in the same leads',
  { timeout: 120_000 },
  async () => {
    const subjects = fc.array(subject, { minLength: 1, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(subjects, fc.array(paging, { minLength: 2, maxLength: 3 }), async (drawn, pagings) => {
        const records = drawn.map(recordOf);
        const outcomes: string[][] = [];
        for (const [round, currentPaging] of pagings.entries()) {
          const tenant = await service.newTenant();
          const pages = pagesOf([...records, ...records.slice(0, round)], currentPaging);
          const { source, close } = await openSource(({ url = '/' }) =>
            pageResponse(pages, currentPaging, Number(/cursor=(\d+)/.exec(url)?.[1] ?? 0)),
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
  },
);
