import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { companySites } from '../fixtures/sites/company-sites.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { runIdOf } from './answers.ts';
import { createFindings, type Fault } from './report.ts';
import { firstLine } from './programs.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

const leadsOfRun = 30;
const program = 'test/faults/worker-process.ts';
const workerSettings = { ROLE: 'worker', COMPOSE_MS: '1200', CRAWL_SPACING_MS: '0' };
const timeoutMs = 120_000;

/** Repeatedly kills one of two workers and starts another instead. */
export const killWorker: Fault = {
  name: 'kill-worker',
  what: 'one of two workers on runs of thirty leads is killed repeatedly',
  rounds: 20,
  run: async (rounds) => {
    const checks = createFindings();
    const environment = await openFaultEnvironment();
    let [kills, runs] = [0, 0];
    try {
      const service = await environment.serve('api');
      const start = async () => {
        const child = environment.launch(program, workerSettings);
        await firstLine(child);
        return child;
      };
      const workers = [await start(), await start()];
      while (kills < rounds) {
        const runId = await startRun(environment, service, `label ${runs}`);
        runs += 1;
        const deadline = Date.now() + timeoutMs;
        while (Date.now() < deadline && (await statusOf(service, runId)) === 'drafting') {
          const next = kills < rounds ? start() : undefined;
          await sleep(randomInt(50, 700));
          if (!next) continue;
          workers.shift()!.kill('SIGKILL');
          workers.push(await next);
          kills += 1;
        }
        const status = await statusOf(service, runId);
        checks.expect(status === 'awaiting_approval', `a run stays ${status}`);
      }
      await verifyRun(environment, runs * leadsOfRun, checks.expect);
    } finally {
      await environment.close();
    }
    return { name: 'kill-worker', facts: { kills, leads: runs * leadsOfRun }, findings: checks.findings };
  },
};

/** Starts a run. Half of its leads have research; the others share the companies of the fixture sites. */
async function startRun(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  source: string,
): Promise<string> {
  const mark = source.replace(' ', '-');
  const batch = Array.from({ length: leadsOfRun }, (_, row) => {
    const { host } = companySites[row % companySites.length]!;
    const withResearch = { company: `Company ${row}`, email: `a@${mark}-${row}.example`, analysis };
    return {
      source,
      firstName: 'Anna',
      ...(row % 2 ? withResearch : { company: host, email: `${mark}-${row}@${host}` }),
    };
  });
  const context = { projectId, whatTheyDo: 'We help service companies plan shifts for field teams.' };
  await service.call('projects.updateContext', context);
  await service.call('leads.addBatch', { projectId, leads: batch });
  return runIdOf(await service.call('runs.startFromLeads', { projectId, source }));
}

async function statusOf(service: ServiceProcess, runId: string): Promise<string> {
  const answer = await service.call('runs.status', { runId });
  return answer.arrived ? answer.value.status : 'unknown';
}

async function verifyRun(
  { sql, orgId }: FaultEnvironment,
  leads: number,
  expect: (holds: boolean, otherwise: string) => void,
): Promise<void> {
  const [found] = await sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(distinct (run_id, lead_id))::int from message where org_id = $1) as reached,
            (select count(*)::int from run_lead where org_id = $1 and status = 'failed') as failed,
            (select count(*)::int from event where org_id = $1 and type in ('draft.ready', 'draft.failed')) as events,
            (select count(*)::int from job where org_id = $1 and kind = 'research') as companies,
            (select count(*)::int from job where org_id = $1 and state <> 'done' and state <> 'failed') as open,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit' and unit = 'draft') as paid,
            (select count(*)::int from credit_entry where org_id = $1 and kind in ('commit', 'release')) as settled,
            (select count(*)::int from directory.outbox where org_id = $1 and kind = 'job') as queued`,
    [orgId],
  );
  const { messages, reached, failed, events, companies, open, reserved, paid, settled, queued } = found;
  expect(messages === reached, `${messages} drafts for ${reached} leads`);
  expect(messages + failed === leads, `${messages} drafts and ${failed} failures for ${leads} leads`);
  expect(events === leads, `${events} events for ${leads} leads`);
  expect(paid === messages, `${paid} of ${messages} drafts are paid`);
  expect(reserved === settled, `${reserved} units reserved and ${settled} settled`);
  expect(reserved <= leads + companies, `${reserved} units reserved for ${leads + companies} jobs`);
  expect(open === 0 && queued === 0, `${open} jobs are open and ${queued} are queued`);
}
