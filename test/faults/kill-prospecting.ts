import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../generated/contract/types.ts';
import { bakeriesNamed } from '../fixtures/providers/fake-apollo.ts';
import { runIdOf, valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits } from './verify-units.ts';
import { brief, startProviders, statusOf, waitForRun, type Providers } from './providers.ts';

const companiesOfRun = 4;
/** Long enough that kills happen during responses of providers. */
const waitMs = 400;
const timeoutMs = 240_000;

/** Kills workers while they find companies, read files, find contacts and draft messages. */
export const killProspecting: Fault = {
  name: 'kill-prospecting',
  what: 'the process that works on runs from a brief and from a folder is killed repeatedly',
  rounds: 20,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const providers = await startProviders();
    let [kills, runs] = [0, 0];
    try {
      const service = await environment.serve('api');
      for (const provider of [providers.directory, providers.people, providers.sites])
        await provider.setMode({ waitMs });
      const whatTheyDo = 'We help bakeries plan shifts.';
      await service.call('projects.updateContext', { projectId: environment.projectId, whatTheyDo });
      let worker = await providers.startWorker(environment);
      while (kills < rounds) {
        providers.companies = bakeriesNamed(`brief-${runs}`, companiesOfRun);
        const folderRunId = await importFolder(environment, service, `folder-${runs}`);
        // Starts a run from a brief.
        const runId = runIdOf(
          await service.call('engine.start', { projectId: environment.projectId, idea: brief }),
        );
        runs += 1;
        for (const gate of ['awaiting_profile', 'awaiting_approval']) {
          const killed = await killUntil(
            environment,
            { providers, worker, service, runId, gate },
            rounds - kills,
          );
          ({ worker } = killed);
          kills += killed.kills;
          if (gate === 'awaiting_profile')
            valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
        }
        await verifyRuns(service, [runId, folderRunId], expect);
      }
      await verifyUnits(environment, expect);
      await verifyDrafts(environment, runs * 2 * companiesOfRun, expect);
    } finally {
      await environment.close();
      await providers.close();
    }
    return { name: 'kill-prospecting', facts: { kills, runs: runs * 2 }, findings };
  },
};

/** Imports one folder for each company, with `autoAdvance` for all work. Returns the run's id. */
async function importFolder(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  label: string,
): Promise<string> {
  const companies = bakeriesNamed(label, companiesOfRun);
  const files: object[] = [];
  for (const { name, domain } of companies) {
    const path = `${domain}/notes.txt`;
    const { storageId, sizeBytes } = valueOf(
      await service.upload(path, Buffer.from(`${name} bakes rye bread.\n`)),
    );
    files.push({ path, storageId, sizeBytes });
  }
  const assignments = companies.map(({ domain }) => ({ folderName: domain, domain }));
  const imported = await service.call('material.import', {
    projectId,
    files,
    assignments,
    autoAdvance: true,
  });
  return runIdOf(imported);
}

interface KillOptions {
  readonly providers: Providers;
  readonly worker: ChildProcess;
  readonly service: ServiceProcess;
  readonly runId: string;
  readonly gate: string;
}

/** Kills workers in turn until the run reaches the gate. */
async function killUntil(
  environment: FaultEnvironment,
  { providers, service, runId, gate, ...first }: KillOptions,
  maxKills: number,
): Promise<{ worker: ChildProcess; kills: number }> {
  let { worker } = first;
  let kills = 0;
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && (await statusOf(service, runId)).status !== gate) {
    await sleep(randomInt(100, 1_500));
    if (kills >= maxKills) continue;
    worker.kill('SIGKILL');
    worker = await providers.startWorker(environment);
    kills += 1;
  }
  return { worker, kills };
}

async function verifyRuns(service: ServiceProcess, runIds: readonly string[], expect: Expect): Promise<void> {
  for (const runId of runIds) {
    const isDone = ({ status }: RunStatus) => status === 'awaiting_approval';
    const { run, matched } = await waitForRun(service, runId, isDone, timeoutMs);
    const { status, counts, credits, progress, errors } = run;
    expect(matched, `a run stays ${status}`);
    expect(counts.drafts === companiesOfRun, `${counts.drafts} drafts for ${companiesOfRun} companies`);
    expect(progress.done === progress.total, `${progress.done} of ${progress.total} steps are done`);
    expect(errors.length === 0, `a run ends with ${JSON.stringify(errors)}`);
    // Each company's site, contact and draft are charged once.
    const isPaid = credits.spent === 3 * companiesOfRun && credits.reserved === 0;
    expect(isPaid, `${credits.spent} credits for ${companiesOfRun} companies`);
  }
}

async function verifyDrafts(
  { sql, orgId }: FaultEnvironment,
  companies: number,
  expect: Expect,
): Promise<void> {
  const [{ written, people, listed }] = await sql(
    `select count(*)::int as written, count(distinct lead_id)::int as people,
            (select count(*)::int from run_company where org_id = $1) as listed
     from message where org_id = $1`,
    [orgId],
  );
  const isOnce = written === companies && people === companies && listed === companies;
  expect(isOnce, `${written} drafts for ${people} people at ${listed} of ${companies} companies`);
}
