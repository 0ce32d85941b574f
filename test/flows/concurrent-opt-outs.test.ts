import { expect, test } from 'vitest';
import type { FlowRun } from '../../generated/contract/types.ts';
import { performFlowRun } from '../../src/flows/perform.ts';
import { createWorkspace } from '../../src/people/accounts.ts';
import { suppressAddress, suppressPerson } from '../../src/application/suppressions/suppress.ts';
import { answerStep, openFlowScene, notifyStep, type FlowScene } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';
import { flowPorts } from './flow-ports.ts';
import { findLeadForUpdate } from '../../src/store/queries/leads.ts';

/** The service runs no worker; the tests perform the runs. */
const service = testService({ role: 'api' });
const rounds = 4;
const people = Array.from({ length: 5 }, (_, index) => index);

const perform = ({ tenant: { orgId } }: FlowScene, runId: string) =>
  performFlowRun(service.assembled.store, flowPorts, { orgId, runId }, new AbortController().signal);

/** Nothing retries, so a deadlock throws. */
test('opt-outs, flow steps and switching off never deadlock', async () => {
  for (let round = 0; round < rounds; round++) {
    const scene = await openFlowScene(service);
    const { tenant, call, addLead } = scene;
    const leads = await Promise.all(people.map(() => addLead()));
    const runId = await scene.startRun('fair');
    await addLead({ source: 'other' });
    const review = await scene.startRun('other');
    const flow = await scene.createFlow([
      { id: 'list', kind: 'attach', runId: review },
      answerStep,
      { id: 'again', kind: 'draft_reply' },
      notifyStep,
    ]);
    const started = (await Promise.all(leads.map(({ id }) => scene.receiveEvent(id)))).flat();
    const optOut = (leadId: string) =>
      service.assembled.store.transaction(tenant.orgId, async (tx) => {
        const lead = await findLeadForUpdate(tx, leadId);
        await suppressPerson(tx, lead!, { address: null, reason: 'unsubscribe' });
      });
    const optOutByAddress = (email: string) =>
      service.assembled.store.transaction(tenant.orgId, (tx) => suppressAddress(tx, email, 'unsubscribe'));
    const switchOff = async () => {
      if (round % 2 === 0) await call('flows.setEnabled', { flowId: flow.id, enabled: false });
    };
    await Promise.all([
      ...started.map((id) => perform(scene, id)),
      ...leads.flatMap(({ id, email }: any) => [optOut(id), optOutByAddress(email)]),
      switchOff(),
      call('runs.archive', { runId: review }),
    ]);
    const runs: FlowRun[] = await scene.runsOf(flow.id);
    expect(runs).toHaveLength(people.length);
    expect(runs.map(({ status }) => status)).not.toContain('running');
    const [remaining] = await service.sql(
      `select (select count(*)::int from message where org_id = $1 and state <> 'removed') as drafts,
              (select count(*)::int from job where org_id = $1 and run_id = $2 and state = 'waiting') as jobs,
              (select count(*)::int from credit_entry r
               where r.org_id = $1 and r.kind = 'reserve' and not exists (
                 select from credit_entry s
                 where s.org_id = $1 and s.job_id = r.job_id and s.kind <> 'reserve')) as open`,
      [tenant.orgId, runId],
    );
    expect(remaining).toEqual({ drafts: 0, jobs: 0, open: 0 });
  }
}, 120_000);

test('concurrent opt-outs in two workspaces both apply without an error', async () => {
  const scene = await openFlowScene(service);
  const { tenant, call, tryCall, projectId } = scene;
  const second = (await createWorkspace(service.assembled.store, { orgId: tenant.orgId, name: 'Second' }))
    .projectId;
  const optOut = 'Please remove me from your mailing list.';
  const emails = people.map((index) => `anna-${index}@koivu.example`);
  for (const email of emails) {
    await call('leads.add', { projectId, email });
    await call('leads.add', { projectId: second, email });
  }
  const outcomes = await Promise.all(
    emails.flatMap((email) =>
      [projectId, second].flatMap((workspace) => [
        receive(service, workspace, writeMail({ From: email, 'Message-ID': `<${email}>` }, optOut)),
        tryCall('inbox.addMessage', {
          projectId: workspace,
          identity: { email },
          direction: 'inbound',
          body: optOut,
        }),
      ]),
    ),
  );
  for (const outcome of outcomes)
    expect('status' in outcome ? outcome.status : outcome.outcome, JSON.stringify(outcome)).toSatisfy(
      (value) => value === 200 || value === 'linked',
    );
  const suppressed = await service.sql('select value from suppression where org_id = $1 order by value', [
    tenant.orgId,
  ]);
  expect(suppressed.map(({ value }) => value)).toEqual(emails);
}, 120_000);
