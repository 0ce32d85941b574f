import { beforeEach, expect, test } from 'vitest';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { foundCompany, foundPerson } from '../fixtures/prospects.ts';
import { testService } from '../support/test-service.ts';
import { createFakeProviders } from '../support/fake-providers.ts';

const fakes = createFakeProviders();
beforeEach(() => fakes.reset());
const service = testService({ ports: fakes.ports });

test('drafts nothing without an e-mail address, and the reason lists the searched sources', async () => {
  fakes.companies = [foundCompany('Koivu')];
  const linkedinUrl = 'https://www.linkedin.com/in/maija';
  fakes.people = { 'koivu.example': [foundPerson('Maija', 'koivu.example', { email: null, linkedinUrl })] };
  const workspace = await openWorkspace(service);
  const { call, projectId, waitForStatus } = workspace;
  const { runId } = await call('engine.start', { projectId, idea: 'Bakeries in Finland.' });
  await waitForStatus(runId, 'awaiting_profile');
  const { warnings } = await call('runs.confirmCompanies', {
    runId,
    language: 'en',
    channel: 'email',
    targetRoles: ['asdfgh', 'CEO'],
  });
  expect(warnings).toEqual(['The role “asdfgh” is unknown: only people with exactly this title match it.']);
  const done = await waitForStatus(runId, 'awaiting_approval');
  const reason = 'No e-mail address is known for Maija Virtanen. Looked in the test finder.';
  expect(done.errors).toMatchObject([{ code: 'no_address', reason }]);
  expect((await call('runs.leads', { runId })).items).toMatchObject([
    { status: 'failed', reason, draft: null, contact: { firstName: 'Maija', linkedinUrl } },
  ]);
  const { items } = await call('leads.list', { projectId });
  expect(items).toEqual([]);
});

test('drafts a message for a lead without an e-mail address with a warning', async () => {
  const { call, projectId } = await openWorkspace(service);
  const { id: leadId } = await call('leads.add', { projectId, firstName: 'Maija', company: 'Koivu' });
  const { warnings } = await call('messages.generate', { leadId });
  expect(warnings).toContain(
    'No e-mail address of this person is known, so the message cannot be sent by e-mail yet.',
  );
});
