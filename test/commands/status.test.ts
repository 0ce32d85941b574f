import { beforeEach, expect, test } from 'vitest';
import { ProviderFailed } from '../../src/ports/provider-failed.ts';
import type { OpenIssue } from '../../src/store/queries/open-issues.ts';
import { openFlowScene, notifyStep } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';
import { createFakeProviders } from '../support/fake-providers.ts';
import { suspectedText } from '../support/suspicion-scene.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const fakes = createFakeProviders();
beforeEach(() => fakes.reset());
/** No model listens at this address, so drafts fall back to the embedded composer. */
const service = testService({
  ports: fakes.ports,
  environment: { LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'planner-large' },
});
const { run } = testPrograms();

const status = async (...options: string[]) =>
  run(['status', ...options], {
    DATABASE_URL: service.databaseUrl,
    DATA_DIR: service.dataDir,
    BASE_URL: service.url,
  });

/** Creates an issue of each kind: through calls and mail where that is fast, else by inserting rows. */
async function createIssues() {
  fakes.beforePeople = () =>
    Promise.reject(new ProviderFailed('Apollo', 'unavailable', 'Apollo is unavailable.'));
  const { call, projectId, tenant, waitForStatus, addLead, createFlow, receiveEvent, waitUntilEnded } =
    await openFlowScene(service);
  const { orgId } = tenant;
  const start = async (): Promise<string> => {
    const { runId } = await call('engine.start', { projectId, idea: 'Bakeries in Finland.' });
    await waitForStatus(runId, 'awaiting_profile');
    return runId;
  };
  const [delayed, archived, waiting] = [await start(), await start(), await start()];
  await call('runs.confirmCompanies', { runId: delayed, language: 'en', channel: 'email' });
  const { id: leadId } = await addLead();
  await call('messages.generate', { leadId });
  await call('inbox.addMessage', { projectId, leadId, direction: 'inbound', body: suspectedText });
  await receive(service, projectId, writeMail({ From: 'nobody@elsewhere.example' }));
  const flow = await createFlow([{ id: 'list', kind: 'attach', runId: archived }, notifyStep]);
  await call('runs.archive', { runId: archived });
  await receiveEvent((await addLead()).id);
  await waitUntilEnded(flow.id);
  // None of them gets an event during the test, so that no delivery changes their counts.
  await service.sql(
    `insert into webhook (org_id, id, url, events, created_by, sealed_secret, active, disabled_at, disabled_reason,
                          consecutive_failures, created_at)
     values ($1, 'webhook_off', 'https://off.example/', $2, 'user', '', false, now(), 'Ten failed.', 10, now()),
            ($1, 'webhook_bad', 'https://bad.example/', $2, 'user', '', true, null, null, 3, now()),
            ($1, 'webhook_good', 'https://good.example/', $2, 'user', '', true, null, null, 0, now())`,
    [orgId, ['meeting.booked']],
  );
  await service.sql(
    `insert into notice (org_id, id, key, subject, body, failing_since, last_error, created_at)
     values ($1, 'notice_late', 'late', 'Late', 'Late', now(), 'The server is away.', now())`,
    [orgId],
  );
  const delayedUnits = () =>
    service.sql('select from job where org_id = $1 and held_since is not null', [orgId]);
  await expect.poll(delayedUnits, { timeout: startTimeoutMs }).toHaveLength(2);
  return { orgId, projectId, flowId: flow.id, waiting };
}

test(
  'lists blocked work and work for a person, with what to do',
  { timeout: 2 * startTimeoutMs },
  async () => {
    const { orgId, projectId, flowId, waiting } = await createIssues();
    const output = JSON.parse((await status('--org', orgId, '--json')).stdout);
    expect(output.service).toEqual({ url: service.url, state: 'ready' });
    expect(output.calls.find(({ code }: { code: string | null }) => code === null).count).toBeGreaterThan(5);
    const troubles: OpenIssue[] = output.troubled[0].troubles;
    expect(Object.fromEntries(troubles.map(({ kind, count, subject }) => [kind, [count, subject]]))).toEqual({
      provider_away: [2, null],
      webhook_disabled: [1, 'webhook_off'],
      webhook_failing: [3, 'webhook_bad'],
      notice_unsent: [1, null],
      flow_failed: [1, flowId],
      model_stood_in: [1, null],
      run_waiting: [1, waiting],
      mail_waiting: [1, projectId],
      silence_suspected: [1, projectId],
    });
    const { stdout } = await status('--org', orgId);
    for (const words of [
      `ready at ${service.url}`,
      '2 units of work delayed by a provider since',
      'Apollo is unavailable. Next attempt at',
      `npx outreach webhook enable --org ${orgId} --webhook webhook_off`,
      '3 consecutive deliveries to webhook_bad failed',
      '1 mail to the team not delivered',
      `npx outreach flow runs --flow ${flowId}`,
      '1 draft the model failed to write',
      `npx outreach run show --run ${waiting} --drafts\n`,
      `npx outreach inbox waiting --project ${projectId}`,
      `npx outreach inbox suspected --project ${projectId}`,
    ])
      expect(stdout).toContain(words);
  },
);

test(
  'reports an organisation without issues, an unknown one, and a service that does not run',
  { timeout: startTimeoutMs },
  async () => {
    const { orgId } = await service.newTenant();
    const unreachable = { DATABASE_URL: service.databaseUrl, BASE_URL: 'http://127.0.0.1:9' };
    const [withoutIssues, unknown, notRunning, notRunningAsText] = await Promise.all([
      status('--org', orgId),
      status('--org', 'org_none'),
      run(['status', '--json'], unreachable),
      run(['status'], unreachable),
    ]);
    expect(withoutIssues.stdout).toContain('No issues in 1 organisation.');
    expect(unknown).toMatchObject({ status: 1, stdout: '', stderr: 'There is no organisation org_none.\n' });
    expect(notRunning.status).toBe(1);
    expect(JSON.parse(notRunning.stdout).service).toEqual({
      url: unreachable.BASE_URL,
      state: 'unreachable',
    });
    expect(notRunningAsText.status).toBe(1);
    expect(notRunningAsText.stdout).toMatch(/^service +no response at http:\/\/127\.0\.0\.1:9$/m);
    expect(notRunningAsText.stdout).toMatch(
      /^storage +[\d.]+ MB of 10,240 MB in .+ \(org_\w+\); STORAGE_LIMIT_MB sets/m,
    );
    expect(notRunningAsText.stdout).toMatch(
      /^webhooks +\d+ deliveries due, \d+ in progress or waiting for a retry$/m,
    );
    expect(notRunningAsText.stdout).toContain('No service responds at http://127.0.0.1:9. Start one with');
  },
);
