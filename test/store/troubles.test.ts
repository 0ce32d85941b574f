import { expect, test } from 'vitest';
import { countCallOutcomes, listOpenIssues } from '../../src/store/queries/open-issues.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

const [before, since, recently] = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `${day}T00:00:00Z`);
const at = (date: string | undefined) => new Date(date!).getTime();

/** Inserts rows without foreign-key checks, because the queries do not read the rows that they refer to. */
async function write(rows: readonly (readonly [table: string, row: Readonly<Record<string, unknown>>])[]) {
  const literal = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
  const statements = rows.map(
    ([table, row]) =>
      `insert into ${table} (${Object.keys(row).join()}) values (${Object.values(row).map(literal).join()});`,
  );
  await service.sql(`begin; set local session_replication_role = replica; ${statements.join('\n')} commit;`);
}

/** Builds rows of an organisation. The caller adds the columns that make them an issue. */
function rowsOf(orgId: string, projectId: string) {
  let count = 0;
  const row = (columns: object) => ({ org_id: orgId, id: `row_${++count}`, ...columns });
  const job = (columns: object) => row({ kind: 'draft', state: 'waiting', created_at: before, ...columns });
  const steps = { mode: 'live', steps: '[]', lead_id: 'lead', created_at: before };
  const flowRun = (columns: object) => ['flow_run', row({ flow_id: 'flow', ...steps, ...columns })] as const;
  const webhook = (id: string, columns: object) =>
    [
      'webhook',
      {
        ...row({ id }),
        url: `https://${id}/`,
        events: '{*}',
        created_by: 'user',
        sealed_secret: '',
        ...columns,
      },
    ] as const;
  const notice = (columns: object) =>
    ['notice', row({ key: `key ${count}`, subject: '', body: '', created_at: before, ...columns })] as const;
  const run = (columns: object) => {
    const times = { created_at: before, updated_at: before, gate_since: recently };
    return ['run', row({ project_id: projectId, derived_name: 'A run', ...times, ...columns })] as const;
  };
  const times = { occurred_at: recently, created_at: before };
  const inbound = { project_id: projectId, lead_id: 'lead', ...times };
  const event = (columns: object) =>
    ['inbound_event', row({ ...inbound, type: 'form', ...columns })] as const;
  const message = (columns: object) => {
    const texts = { subject: '', body: '', content_hash: '', channel: 'email' };
    const threadColumns = { thread_id: 'thread', direction: 'inbound', state: 'received' };
    return ['message', row({ ...inbound, ...texts, ...threadColumns, ...columns })] as const;
  };
  return { job, flowRun, webhook, notice, run, event, message };
}

/** Inserts issues of each kind, and similar rows that are not issues. */
async function insertIssues(orgId: string, projectId: string): Promise<void> {
  const { job, flowRun, webhook, notice, run, event, message } = rowsOf(orgId, projectId);
  const unavailableReason = (time: string) => `Apollo is unavailable. Next attempt at ${time}.`;
  const fallbackWarning = '["Away. The built-in composer wrote this message instead."]';
  const jobs = [
    job({ held_since: recently, reason: unavailableReason('10:00') }),
    job({ held_since: before, reason: unavailableReason('11:00') }),
    job({ held_since: before, reason: 'Done since.', state: 'done' }),
  ];
  await write([
    ...jobs.map((jobRow) => ['job', jobRow] as const),
    ...jobs.map(({ id }) => {
      const outboxRow = { kind: 'job', name: 'work', subject: id, due_at: recently };
      return ['directory.outbox', { org_id: orgId, id: `out_${id}`, ...outboxRow }] as const;
    }),
    flowRun({ status: 'running', held_since: recently, reason: 'The model is unavailable.' }),
    flowRun({ status: 'failed', held_since: before, reason: 'Given up.', finished_at: before }),
    flowRun({ status: 'failed', reason: 'No credit.', finished_at: recently }),
    webhook('off', { active: false, disabled_at: recently, created_at: before }),
    webhook('bad', { consecutive_failures: 3, created_at: before }),
    webhook('good', { created_at: before }),
    webhook('gone', { active: false, created_at: before, deleted_at: before }),
    notice({ failing_since: before, last_error: 'Full.' }),
    notice({}),
    notice({ state: 'sent', failing_since: before, finished_at: recently }),
    notice({ state: 'given_up', finished_at: recently }),
    notice({ state: 'given_up', finished_at: before }),
    message({ warnings: fallbackWarning, suspicion: 'open' }),
    message({ warnings: fallbackWarning, occurred_at: before, suspicion: 'cleared' }),
    run({ id: 'run_after', status: 'awaiting_contacts', gate_since: new Date().toISOString() }),
    run({ id: 'run_open', status: 'awaiting_profile' }),
    run({ status: 'awaiting_profile', archived_at: recently }),
    run({ status: 'parked_credits' }),
    run({ status: 'parked_credits' }),
    event({ suspicion: 'open' }),
    event({ suspicion: 'cleared' }),
    event({}),
    [
      'unlinked_mail',
      {
        org_id: orgId,
        project_id: projectId,
        mail_id: 'mail',
        address: 'a@b.example',
        content_hash: 'hash',
        mail: '{}',
        received_at: before,
      },
    ],
  ]);
}

test('lists open problems only, blocked work first', async () => {
  const { orgId, projectId } = await service.newTenant();
  await insertIssues(orgId, projectId);
  const found = await service.assembled.store.query(orgId, (tx) => listOpenIssues(tx, new Date(since!)));
  expect(
    found.map(({ kind, count, since: start, subject }) => [kind, count, start, subject]),
    JSON.stringify(found),
  ).toEqual([
    ['provider_away', 2, at(before), null],
    ['provider_away', 1, at(recently), null],
    ['webhook_disabled', 1, at(recently), 'off'],
    ['webhook_failing', 3, null, 'bad'],
    ['notice_unsent', 2, at(before), null],
    ['flow_failed', 1, at(recently), 'flow'],
    ['model_stood_in', 1, at(recently), null],
    ['run_parked', 2, at(recently), null],
    ['run_waiting', 2, at(recently), 'run_open'],
    ['mail_waiting', 1, at(before), projectId],
    ['silence_suspected', 2, at(recently), projectId],
  ]);
});

test('counts calls since a given time by outcome', async () => {
  const call = (id: string, time: string | undefined, columns: object = {}) =>
    [
      'directory.request',
      { request_id: id, at: time, door: 'rpc', status: 200, duration_ms: 1, ...columns },
    ] as const;
  const refused = { status: 404, code: 'lead_not_found' };
  await write([
    call('a', recently),
    call('b', recently, refused),
    call('c', recently, refused),
    call('d', before),
  ]);
  expect(await countCallOutcomes(service.assembled.store, new Date(since!))).toEqual([
    { code: 'lead_not_found', count: 2 },
    { code: null, count: 1 },
  ]);
});
