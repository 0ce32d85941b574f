import { beforeEach, expect, test } from 'vitest';
import { openWorkspace, type DraftingWorkspace } from '../drafting-workspace.ts';
import { testHouse } from '../house.ts';
import { standInProspecting } from '../prospecting.ts';
import { proves } from '../proves.ts';

const scene = standInProspecting();
beforeEach(() => scene.reset());
const house = testHouse({ ports: scene.ports });
const idea = 'Bakeries in Finland. We plan the shifts of their shops.';
const said = { language: 'en', channel: 'email' };

/** A run whose companies were found and wait to be confirmed. */
async function openRun(workspace: DraftingWorkspace, more: object = {}): Promise<string> {
  const { call, projectId, until } = workspace;
  const { runId } = await call('engine.start', { projectId, idea, ...more });
  await until(runId, 'awaiting_profile');
  return runId;
}

test('a confirmation that leaves no company is refused, and the run stays open to another', async () => {
  const workspace = await openWorkspace(house);
  const { call, options } = workspace;
  const runId = await openRun(workspace);
  const nothing = [
    { excludedDomains: ['koivu.example', 'www.lumi.example'] },
    { reviewedCompanies: [] },
    { reviewedCompanies: [{ name: 'Meri', domain: 'meri.example' }], excludedDomains: ['meri.example'] },
  ];
  for (const more of nothing) {
    const args = { runId, ...said, ...more };
    const refused = await proves(house, 'runs.confirmCompanies', 'invalid_state', args, options);
    expect(refused.error.message).toContain('Name companies in reviewedCompanies, or archive the run');
  }
  const left = await call('runs.status', { runId });
  expect(left).toMatchObject({ status: 'awaiting_profile', counts: { companies: 2 } });
  const reviewedCompanies = [{ name: 'Koivu' }];
  expect((await call('runs.confirmCompanies', { runId, ...said, reviewedCompanies })).confirmed).toBe(1);
});

test('a run that found nothing refuses to be confirmed as it is, and says what a person can do', async () => {
  scene.companies = [];
  const workspace = await openWorkspace(house);
  const { call, options } = workspace;
  const runId = await openRun(workspace);
  await proves(house, 'runs.confirmCompanies', 'invalid_state', { runId, ...said }, options);
  expect(await call('runs.status', { runId })).toMatchObject({
    status: 'awaiting_profile',
    awaitingHuman: { todo: expect.stringContaining('reviewedCompanies') },
    errors: [{ code: 'no_company_found' }],
  });
});

test('a run that ends without any draft keeps the reasons and says what a person can do', async () => {
  scene.people = { 'koivu.example': [], 'lumi.example': [] };
  const workspace = await openWorkspace(house);
  const runId = await openRun(workspace);
  await workspace.call('runs.confirmCompanies', { runId, ...said });
  const { counts, awaitingHuman, errors } = await workspace.until(runId, 'awaiting_approval');
  expect(counts).toMatchObject({ companies: 2, drafts: 0 });
  expect(errors.map(({ code }) => code)).toEqual(['no_contact_found', 'no_contact_found']);
  expect(awaitingHuman!.todo).toMatch(/ended without a draft.*runs\.archive/);
});
