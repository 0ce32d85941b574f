import { beforeEach, expect, test } from 'vitest';
import type { CompanyCriteria } from '../../src/domain/prospect.ts';
import { importDirectoryFile } from '../../src/people/own-directory.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { foundCompany } from '../fixtures/prospects.ts';
import { testService } from '../support/test-service.ts';

let searchedCriteria: { criteria: CompanyCriteria; limit: number }[];
beforeEach(() => (searchedCriteria = []));
const service = testService({
  ports: {
    directory: {
      search: async (criteria, { limit }) => {
        searchedCriteria.push({ criteria, limit });
        return {
          companies: [foundCompany('Koivu')],
          lookedIn: [{ place: 'elsewhere', found: 1, note: null }],
        };
      },
      lookup: () => Promise.reject(new Error('unexpected lookup')),
    },
  },
});
const idea = 'Bakeries in Finland';

test('a run searches the workspace’s own files first, then other sources', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  await importCompanies(projectId, ['Leipuri', 'Koivu']);
  const { runId, understood } = await call('engine.start', { projectId, idea, targetLeadCount: 5 });
  expect(understood).toContain('in the field bakery (from the brief), in Finland (from the brief)');
  const { lookedIn } = await waitForStatus(runId, 'awaiting_profile');
  expect(lookedIn).toEqual([
    { place: 'the file partners.csv', found: 2, note: null },
    { place: 'elsewhere', found: 1, note: null },
    { place: 'all results', found: 0, note: 'Left out: 1 found twice.' },
  ]);
  const { items } = await call('runs.leads', { runId });
  expect(
    items.map(({ company, foundIn }: { company: string; foundIn: string }) => [company, foundIn]),
  ).toEqual([
    ['Leipuri', 'the file partners.csv'],
    ['Koivu', 'the file partners.csv'],
  ]);
  expect(searchedCriteria).toHaveLength(1);
});

test('asks no other source if the own files have enough', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  await importCompanies(projectId, ['Leipuri', 'Mylly', 'Rieska']);
  const { runId } = await call('engine.start', { projectId, idea, targetLeadCount: 2 });
  expect((await waitForStatus(runId, 'awaiting_profile')).counts.companies).toBe(2);
  expect(searchedCriteria).toEqual([]);
});

test('leaves known customers out of every result, by name too, with a note', async () => {
  const { call, projectId, waitForStatus } = await openWorkspace(service);
  await call('projects.updateContext', {
    projectId,
    knownCustomers: ['Leipuri Oy', 'koivu.example'],
  });
  await importCompanies(projectId, ['Leipuri', 'Mylly']);
  const { runId } = await call('engine.start', { projectId, idea, targetLeadCount: 5 });
  const { lookedIn } = await waitForStatus(runId, 'awaiting_profile');
  const { items } = await call('runs.leads', { runId });
  expect(items.map(({ company }) => company)).toEqual(['Mylly']);
  expect(lookedIn).toContainEqual({
    place: 'the known customers and competitors',
    found: 0,
    note: 'Left out: Leipuri.',
  });
});

async function importCompanies(projectId: string, companies: readonly string[]): Promise<void> {
  const rows = (async function* () {
    for (const [index, name] of companies.entries()) {
      const cells = [name, `${name.toLowerCase()}.example`, 'Leipomo', 'Suomi'];
      yield { row: index + 2, headers: ['Yritys', 'Kotisivu', 'Toimiala', 'Maa'], cells };
    }
  })();
  await importDirectoryFile(
    service.assembled.store,
    { projectId, fileName: 'partners.csv', given: new Map() },
    rows,
  );
}
