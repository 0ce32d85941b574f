import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { runIdOf } from './answers.ts';
import { openFaultEnvironment, type FaultEnvironment, type ServiceProcess } from './fault-environment.ts';
import { createFindings, type Fault } from './report.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const leadsOfRun = 60;
const timeoutMs = 120_000;

/** Kills the process below `outreach serve`, as the system does when memory runs out. */
export const killServing: Fault = {
  name: 'kill-serving',
  what: 'the process that serves calls and drafts runs is killed, and `outreach serve` starts it again',
  rounds: 10,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    let interrupted = 0;
    try {
      const service = await environment.serve('all', { LOG_LEVEL: 'silent' });
      const whatTheyDo = 'We help service companies plan shifts for field teams.';
      await service.call('projects.updateContext', { projectId: environment.projectId, whatTheyDo });
      for (let round = 0; round < rounds; round++) {
        const runId = await startRun(environment, service, `round-${round}`);
        await waitUntilDrafting(environment, runId);
        await sleep(randomInt(200));
        await service.crash();
        const drafting = await countDrafting(environment, runId);
        interrupted += drafting > 0 ? 1 : 0;
        const unfinished = await waitUntilDrafted(environment, timeoutMs);
        expect(unfinished === 0, `${unfinished} runs are not drafted`);
      }
      expect(service.child.exitCode === null, 'the parent ended');
      const messages = await countMessages(environment);
      const expected = rounds * leadsOfRun;
      expect(messages === expected, `${messages} drafts for ${expected} leads`);
      await verifyUnits(environment, expect);
    } finally {
      await environment.close();
    }
    expect(interrupted > 0, 'no run was interrupted, so this test proves nothing');
    return { name: 'kill-serving', facts: { kills: rounds, interrupted }, findings };
  },
};

async function startRun(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  source: string,
): Promise<string> {
  const leads = Array.from({ length: leadsOfRun }, (_, row) => ({
    source,
    firstName: 'Anna',
    company: `Company ${row}`,
    email: `a@${source}-${row}.example`,
    analysis,
  }));
  await service.call('leads.addBatch', { projectId, leads });
  return runIdOf(await service.call('runs.startFromLeads', { projectId, source }));
}

/** Waits until the first draft of the run is saved. */
async function waitUntilDrafting(environment: FaultEnvironment, runId: string): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(5))
    if ((await countDrafting(environment, runId)) < leadsOfRun) return;
}

/** The leads of the run that have no draft yet. */
async function countDrafting({ sql, orgId }: FaultEnvironment, runId: string): Promise<number> {
  const [row] = await sql(
    `select count(*)::int as drafting from run_lead where org_id = $1 and run_id = $2 and message_id is null`,
    [orgId, runId],
  );
  return row.drafting;
}

async function countMessages({ sql, orgId }: FaultEnvironment): Promise<number> {
  const [row] = await sql('select count(*)::int as messages from message where org_id = $1', [orgId]);
  return row.messages;
}
