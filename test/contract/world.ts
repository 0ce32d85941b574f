import { vi } from 'vitest';
import { json, openSource } from '../fixtures/record-source.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { threadIdOf } from '../../src/store/ids.ts';
import type { TestService, Tenant } from '../support/test-service.ts';
import { storeMessage } from '../support/store-message.ts';
import { upload } from '../support/upload.ts';

/** A tenant with one object of every kind that an operation can name, by id prefix. */
export interface World {
  readonly tenant: Tenant;
  readonly ids: Readonly<Record<string, string>>;
}

/** Builds a world through the API, including a run with a written draft. */
export async function buildWorld(service: TestService): Promise<World> {
  const workspace = await openWorkspace(service);
  const { call, projectId, tenant } = workspace;
  const lead = await workspace.addLead({ analysis, company: 'Pilvi Dental' });
  const [brain] = (await call('brain.list', { projectId })).items;
  const campaign = await call('campaigns.create', { projectId, name: 'Autumn' });
  await call('campaigns.setMessageStructure', { campaignId: campaign.id, objective: 'A first meeting.' });
  await call('leads.update', { leadId: lead.id, campaignId: campaign.id, notes: 'Met at the fair.' });
  const second = await workspace.addLead({ source: 'list' });
  const run = await workspace.startRun('fair');
  await workspace.waitForStatus(run, 'awaiting_approval');
  const file = await uploadNotes(service, tenant.liveKey);
  const files = [{ path: 'Acme/notes.txt', storageId: file.storageId, sizeBytes: file.sizeBytes }];
  await call('material.import', { projectId, targetRunId: run, files });
  const found = (await call('engine.start', { projectId, idea: 'Nothing that any directory knows.' })).runId;
  await workspace.waitForStatus(found, 'awaiting_profile');
  await vi.waitUntil(async () => (await countOpenUnits(workspace, run)) === 0, { timeout: 45_000 });
  const [runLead] = (await call('runs.leads', { runId: run })).items;
  // The source runs as long as the test, and does not prevent the process from ending.
  const { source } = await openSource(() => json([{ company: 'Aalto Care' }, { email: 'not one' }]));
  const connector = await call('connectors.create', {
    projectId,
    name: 'Register',
    url: source.origin,
    authHeader: 'Bearer token',
    fieldMap: { company: 'company', email: 'email' },
  });
  const webhook = await call('webhooks.create', { url: 'https://hooks.example/all', events: ['*'] });
  const skill = await call('flows.saveSkill', { projectId, name: 'Quotes', body: 'Who asks for a price.' });
  const flow = await call('flows.create', {
    projectId,
    name: 'Enquiries',
    trigger: { kind: 'manual' },
    steps: [{ id: 'classify', kind: 'understand', skillId: skill.id }],
  });
  const question = { direction: 'inbound' as const, state: 'received', body: 'What does it cost?' };
  await storeMessage(service, tenant, { leadId: lead.id, ...question });
  return {
    tenant,
    ids: {
      thread: threadIdOf(lead.id),
      project: projectId,
      lead: lead.id,
      second_lead: second.id,
      brain: brain.id,
      campaign: campaign.id,
      connector: connector.id,
      webhook: webhook.webhookId,
      flow: flow.id,
      skill: skill.id,
      run,
      found_run: found,
      run_lead: runLead.id,
      message: runLead.draft.id,
      trg: (await call('leads.get', { leadId: lead.id })).triggers[0].id,
      file: file.storageId,
    },
  };
}

/** The units of work of a run that are not finished, such as the reading of imported files. */
async function countOpenUnits({ call }: DraftingWorkspace, runId: string): Promise<number> {
  const { progress } = await call('runs.status', { runId });
  return progress.total - progress.done;
}

/** Uploads the file of 30 bytes that the documented examples name. */
async function uploadNotes(
  service: TestService,
  key: string,
): Promise<{ storageId: string; sizeBytes: number }> {
  const body = 'Acme builds lifts in Tampere.\n';
  return (await upload(service, { key, path: 'Acme/notes.txt', type: 'text/plain', body })).value;
}
