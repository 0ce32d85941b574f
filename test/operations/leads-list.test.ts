import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const names = async (filter: object) => {
  const { items } = await expectSuccess(service, 'leads.list', { projectId: projectId(), ...filter });
  return items.map(({ company }: { company: string }) => company);
};
let campaignId = '';

beforeAll(async () => {
  const leads = [
    { company: 'Ada 100%', email: 'ada@one.example', city: 'Åbo', tags: ['a', 'b'], source: 'fair' },
    {
      company: 'Bea_Straße',
      firstName: 'Bea',
      lastName: 'Meyer',
      companyCity: 'ÅBO',
      tags: ['a'],
      source: 'list',
    },
    { company: 'Cilla', domain: 'cilla.example', tags: ['b'], source: 'fair' },
  ];
  for (const lead of leads) await service.call('leads.add', { projectId: projectId(), ...lead });
  campaignId = (await service.call('campaigns.create', { projectId: projectId(), name: 'Autumn' })).value.id;
  const all = await expectSuccess(service, 'leads.list', { projectId: projectId() });
  await service.call('leads.update', { leadId: all.items[0].id, campaignId, status: 'qualified' });
});

describe('leads.list', () => {
  test.each<[object, string[]]>([
    [{}, ['Cilla', 'Bea_Straße', 'Ada 100%']],
    [{ tags: ['a'] }, ['Bea_Straße', 'Ada 100%']],
    [{ tags: ['b', 'a'] }, ['Ada 100%']],
    [{ city: 'åbo' }, ['Bea_Straße', 'Ada 100%']],
    [{ status: 'qualified' }, ['Cilla']],
    [{ source: 'fair' }, ['Cilla', 'Ada 100%']],
    [{ source: 'Fair' }, []],
    [{ hasEmail: true }, ['Ada 100%']],
    [{ hasEmail: false }, ['Cilla', 'Bea_Straße']],
    [{ query: 'STRASSE' }, ['Bea_Straße']],
    [{ query: 'bea  meyer' }, ['Bea_Straße']],
    [{ query: '%' }, ['Ada 100%']],
    [{ query: '_' }, ['Bea_Straße']],
    [{ query: '\\' }, []],
    [{ query: 'ONE.example' }, ['Ada 100%']],
    [{ query: 'cilla.example' }, ['Cilla']],
    [{ source: 'fair', tags: ['b'], hasEmail: true, query: 'ada' }, ['Ada 100%']],
  ])('filters by %o', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  test('sorts by time and by company, page by page', async () => {
    const { projectId: ownProjectId, liveKey: key } = await service.newTenant();
    const companies = ['beta', 'Alpha', undefined, 'Gamma', 'alpha'];
    for (const [number, company] of companies.entries()) {
      const lead = { projectId: ownProjectId, email: `${number}@sorted.example`, company };
      expect((await service.call('leads.add', lead, { key })).status).toBe(200);
    }
    const numbers = async (sort?: string, limit = 200) => {
      const found: number[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const args = { projectId: ownProjectId, limit, ...(sort && { sort }), ...(cursor && { cursor }) };
        const page = await expectSuccess(service, 'leads.list', args, { key });
        found.push(...page.items.map(({ email }: { email: string }) => Number(email[0])));
        cursor = page.nextCursor;
      }
      return found;
    };
    for (const limit of [1, 2, 200]) {
      expect(await numbers(undefined, limit)).toEqual([4, 3, 2, 1, 0]);
      expect(await numbers('newest', limit)).toEqual([4, 3, 2, 1, 0]);
      expect(await numbers('oldest', limit)).toEqual([0, 1, 2, 3, 4]);
      expect(await numbers('company', limit)).toEqual([2, 1, 4, 0, 3]);
    }
    const args = { projectId: ownProjectId, limit: 1, sort: 'company' };
    const { nextCursor: cursor } = await expectSuccess(service, 'leads.list', args, { key });
    await expectError(service, 'leads.list', 'cursor_invalid', { ...args, cursor, sort: 'oldest' }, { key });
  });

  test('filters by a campaign of the workspace and rejects others', async () => {
    expect(await names({ campaignId })).toEqual(['Cilla']);
    const other = await service.newTenant();
    const args = { projectId: other.projectId, campaignId };
    await expectError(service, 'leads.list', 'campaign_not_found', args, { key: other.liveKey });
    const otherProjectId = (
      await createWorkspace(service.assembled.store, { orgId: service.tenant.orgId, name: 'Other' })
    ).projectId;
    await expectError(service, 'leads.list', 'campaign_not_found', { projectId: otherProjectId, campaignId });
    await expectError(service, 'leads.list', 'campaign_not_found', {
      projectId: projectId(),
      campaignId: newId('campaign'),
    });
  });

  test('rejects an unknown workspace and invalid cursors', async () => {
    await expectError(service, 'leads.list', 'project_not_found', { projectId: newId('project') });
    const { nextCursor } = await expectSuccess(service, 'leads.list', { projectId: projectId(), limit: 1 });
    const next = { projectId: projectId(), limit: 1, cursor: nextCursor };
    await expectSuccess(service, 'leads.list', next);
    await expectError(service, 'leads.list', 'cursor_invalid', { ...next, source: 'fair' });
    await expectError(service, 'leads.list', 'cursor_invalid', { ...next, cursor: 'none' });
  });

  test('returns the same cursor for equivalent filters', async () => {
    const first = await service.call('leads.list', { tags: ['b'], projectId: projectId(), limit: 1 });
    const args = { limit: 1, projectId: projectId(), cursor: first.value.nextCursor, tags: ['b'] };
    expect((await expectSuccess(service, 'leads.list', args)).items[0].company).toBe('Ada 100%');
  });
});

test('pages neither repeat nor skip leads while others are added', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 })), {
        minLength: 1,
        maxLength: 6,
      }),
      async (initialCount, steps) => {
        const { projectId: newProjectId, liveKey: key } = await service.newTenant();
        const addLeads = async (count: number) => {
          const leads = Array.from({ length: count }, () => ({ company: 'Acme' }));
          if (count > 0) await service.call('leads.addBatch', { projectId: newProjectId, leads }, { key });
        };
        await addLeads(initialCount);
        const all = await service.call('leads.list', { projectId: newProjectId, limit: 200 }, { key });
        const seen: string[] = [];
        let cursor: string | null | undefined;
        for (let step = 0; cursor !== null; step++) {
          const [limit, added] = steps[step % steps.length]!;
          const page = await service.call(
            'leads.list',
            { projectId: newProjectId, limit, ...(cursor ? { cursor } : {}) },
            { key },
          );
          expect(page.status, page.text).toBe(200);
          seen.push(...page.value.items.map(({ id }: { id: string }) => id));
          cursor = page.value.nextCursor;
          await addLeads(added);
        }
        expect(seen).toEqual(all.value.items.map(({ id }: { id: string }) => id));
      },
    ),
    { numRuns: 12 },
  );
});
