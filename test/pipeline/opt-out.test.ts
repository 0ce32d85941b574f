import { describe, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { createEmbeddedDirectory } from '../../src/adapters/directory/embedded.ts';
import { createContactSearchChain } from '../../src/adapters/contact-search/chain.ts';
import { createWorkspace } from '../../src/people/accounts.ts';
import { performJob } from '../../src/pipeline/perform.ts';
import { newId } from '../../src/store/ids.ts';
import { startFlowRuns } from '../../src/application/flows/start.ts';
import { suppressPerson, type OptOut } from '../../src/application/suppressions/suppress.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { unusedPorts } from '../fixtures/unused-ports.ts';
import { testService } from '../support/test-service.ts';
import { findLeadForUpdate } from '../../src/store/queries/leads.ts';

/** No worker runs, so that the test applies the opt-out at an exact point of a job. */
const service = testService({ role: 'api' });
const embedded = createEmbeddedComposer();

const optOut = async ({ tenant }: DraftingWorkspace, leadId: string, details: Partial<OptOut> = {}) =>
  service.assembled.store.transaction(tenant.orgId, async (tx) => {
    const lead = await findLeadForUpdate(tx, leadId);
    await suppressPerson(tx, lead!, { address: null, reason: 'unsubscribe', ...details });
  });

/** Performs the run's only draft job and calls `meanwhile` during the work. */
async function attempt({ tenant: { orgId } }: DraftingWorkspace, meanwhile: () => Promise<unknown>) {
  const [job] = await service.sql(
    `select id from job where org_id = $1 and state = 'waiting' and kind = 'draft'`,
    [orgId],
  );
  const ports = {
    ...unusedPorts,
    composer: {
      name: 'embedded',
      compose: async (...given: Parameters<typeof embedded.compose>) => {
        await meanwhile();
        return embedded.compose(...given);
      },
    },
    directory: createEmbeddedDirectory(),
    contactSearch: createContactSearchChain([]),
    search: null,
    embeddedComposer: embedded,
    language: { detect: () => 'en' },
    site: { read: () => Promise.reject(new Error('unexpected read')) },
  };
  const { signal } = new AbortController();
  await performJob(service.assembled.store, ports, { orgId, jobId: job.id, kind: 'draft' }, signal);
}

async function open() {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead({ analysis });
  const runId = await workspace.startRun('fair');
  const suppressed = async () => {
    const rows = await service.sql('select value, reason from suppression where org_id = $1 order by value', [
      workspace.tenant.orgId,
    ]);
    return rows.map(({ value, reason }) => `${value} ${reason}`);
  };
  return { ...workspace, workspace, leadId, runId, suppressed };
}

const doNothing = () => Promise.resolve();

describe('an opt-out', () => {
  test('removes every draft of the person, and no new one appears', async () => {
    const { workspace, call, tryCall, leadId, runId, suppressed } = await open();
    await attempt(workspace, doNothing);
    const generated = await call('messages.generate', { leadId });
    await call('messages.approve', { messageId: generated.id });
    await call('leads.addAlias', { leadId, email: 'anna.home@other.example' });

    await optOut(workspace, leadId, { address: 'Anna.Third@other.example' });

    const readState = async () => ({
      messages: (await call('messages.byLead', { leadId })).items,
      rows: (await call('runs.leads', { runId })).items,
      lead: await call('leads.get', { leadId }),
      suppressed: await suppressed(),
      run: await call('runs.status', { runId }),
    });
    const after = await readState();
    expect(after.messages).toHaveLength(2);
    for (const message of after.messages)
      expect(message).toMatchObject({
        state: 'removed',
        approvedAt: null,
        approvedBy: null,
        history: expect.arrayContaining([
          expect.objectContaining({
            by: null,
            instruction: 'Removed: The person asked for no more messages.',
          }),
        ]),
      });
    expect(after.rows).toEqual([
      expect.objectContaining({ status: 'removed', reason: 'The person asked for no more messages.' }),
    ]);
    expect(after.suppressed).toEqual([
      `anna.home@other.example unsubscribe`,
      `anna.third@other.example unsubscribe`,
      `${after.lead.email} unsubscribe`,
    ]);
    expect(after.lead.timeline.map(({ kind }) => kind)).toContain('suppressed');
    expect(after.run.status).toBe('awaiting_approval');
    for (const message of after.messages)
      expect((await tryCall('messages.approve', { messageId: message.id })).status).toBe(400);
    expect((await tryCall('messages.generate', { leadId })).error).toMatchObject({ code: 'suppressed' });

    await optOut(workspace, leadId, { address: 'anna.third@other.example' });
    expect(await readState()).toEqual(after);
  });

  test('leaves sent messages and other people unchanged', async () => {
    const { workspace, call, leadId, runId } = await open();
    const other = await workspace.addLead({ analysis });
    const draft = await call('messages.generate', { leadId: other.id });
    await attempt(workspace, doNothing);
    const [row] = (await call('runs.leads', { runId })).items;
    await service.sql(`update message set state = 'sent' where id = $1`, [row.draft.id]);
    await optOut(workspace, leadId);
    expect((await call('messages.byLead', { leadId })).items[0].state).toBe('sent');
    expect((await call('runs.leads', { runId })).items[0].status).toBe('drafted');
    expect((await call('messages.byLead', { leadId: other.id })).items[0]).toEqual(draft);
  });

  test('ends waiting work, and the run continues without it', async () => {
    const { workspace, call, leadId, runId } = await open();
    await optOut(workspace, leadId);
    const [job] = await service.sql('select state, code from job where run_id = $1', [runId]);
    expect(job).toEqual({ state: 'failed', code: 'suppressed' });
    expect((await call('runs.leads', { runId })).items[0]).toMatchObject({
      status: 'failed',
      reason: 'The person asked for no more messages.',
      draft: null,
    });
    expect(await call('runs.status', { runId })).toMatchObject({
      status: 'awaiting_approval',
      credits: { reserved: 0, spent: 0 },
    });
  });

  test('refunds the reservation of a dead worker', async () => {
    const { workspace, call, leadId, runId } = await open();
    await expect(attempt(workspace, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect((await call('runs.status', { runId })).credits.reserved).toBe(1);
    await optOut(workspace, leadId);
    expect((await call('runs.status', { runId })).credits).toEqual({ reserved: 0, spent: 0 });
  });

  test('during drafting prevents saving', async () => {
    const { workspace, call, leadId, runId } = await open();
    await attempt(workspace, () => optOut(workspace, leadId));
    expect((await call('messages.byLead', { leadId })).items).toEqual([]);
    expect((await call('runs.status', { runId })).credits).toEqual({ reserved: 0, spent: 0 });
    expect((await call('runs.leads', { runId })).items[0].status).toBe('failed');
  });

  test('in progress delays the saving of a draft', async () => {
    const { workspace, call, leadId, runId } = await open();
    let suppressing: Promise<void> | undefined;
    await attempt(
      workspace,
      () =>
        new Promise<void>((resolve) => {
          suppressing = service.assembled.store.transaction(workspace.tenant.orgId, async (tx) => {
            const lead = await findLeadForUpdate(tx, leadId);
            await tx.sql(
              `insert into suppression (org_id, id, kind, value, reason, since)
               values ($1, $2, 'address', $3, 'unsubscribe', now())`,
              [tx.orgId, newId('suppression'), lead!.email],
            );
            resolve();
            await new Promise((done) => setTimeout(done, 400));
          });
        }),
    );
    await suppressing;
    expect((await call('messages.byLead', { leadId })).items).toEqual([]);
    expect((await call('runs.leads', { runId })).items[0].status).toBe('failed');
    expect((await call('runs.status', { runId })).credits).toEqual({ reserved: 0, spent: 0 });
  });

  test('applies in every workspace and stops the person’s flows', async () => {
    const { workspace, call, leadId } = await open();
    const { orgId } = workspace.tenant;
    const { email } = await call('leads.get', { leadId });
    const { projectId: elsewhere } = await createWorkspace(service.assembled.store, {
      orgId,
      name: 'Elsewhere',
    });
    const twin = await call('leads.add', { projectId: elsewhere, email, company: 'Elsewhere', analysis });
    await call('messages.generate', { leadId: twin.id });
    const flow = await call('flows.create', {
      projectId: elsewhere,
      name: 'Enquiries',
      trigger: { kind: 'manual' },
      steps: [{ id: 'tell', kind: 'notify', webhook: true, note: 'Somebody wrote.' }],
    });
    const [flowRunId] = await service.assembled.store.transaction(orgId, (tx) =>
      startFlowRuns(tx, [flow.id], { leadId: twin.id, eventId: null, mode: 'test', type: null }),
    );
    await optOut(workspace, leadId);
    expect((await call('messages.byLead', { leadId: twin.id })).items[0].state).toBe('removed');
    const [flowRun] = await service.sql('select status, reason from flow_run where id = $1', [flowRunId]);
    expect(flowRun).toEqual({ status: 'stopped', reason: 'The person asked for no more messages.' });
  });

  test('applied twice concurrently has one effect', async () => {
    const { workspace, call, leadId } = await open();
    await call('messages.generate', { leadId });
    await Promise.all([optOut(workspace, leadId), optOut(workspace, leadId), optOut(workspace, leadId)]);
    const [message] = (await call('messages.byLead', { leadId })).items;
    expect(message.history).toHaveLength(1);
    const { timeline } = await call('leads.get', { leadId });
    expect(timeline.filter(({ kind }) => kind === 'suppressed')).toHaveLength(1);
  });
});

test('suppresses only an address that rejects messages', async () => {
  const { workspace, call, leadId, suppressed } = await open();
  await call('leads.addAlias', { leadId, email: 'anna.home@other.example' });
  await optOut(workspace, leadId, { address: 'anna.home@other.example', reason: 'hard_bounce' });
  expect(await suppressed()).toEqual(['anna.home@other.example hard_bounce']);
});
