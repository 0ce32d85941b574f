import { expect, test } from 'vitest';
import { deadProvider } from './dead-provider.ts';
import { killApi, stopApi } from './kill-api.ts';
import { killDatabase } from './kill-database.ts';
import { killDatabaseDelivering, killDelivering } from './kill-delivering.ts';
import { killIngest } from './kill-ingest.ts';
import { killProspecting } from './kill-prospecting.ts';
import { killServing } from './kill-serving.ts';
import { killUpload } from './kill-upload.ts';
import { killWorker } from './kill-worker.ts';
import { faultyModel } from './faulty-model.ts';
import { forgedProviderData } from './forged-provider-data.ts';
import { raceCredits } from './race-credits.ts';
import { raceKey } from './race-key.ts';
import { restore } from './restore.ts';
import { slowProvider } from './slow-provider.ts';
import { slowReceiver } from './slow-receiver.ts';
import { twoProcesses } from './two-processes.ts';
import { wrongClock } from './wrong-clock.ts';
import { createFindings, formatReports, type FaultReport } from './report.ts';

/**
 * Runs a few rounds of each fault; `npm run faults` runs many. Faults that mostly wait start first and overlap with
 * those that compute.
 */
test.concurrent.each([
  { fault: slowProvider, rounds: 1 },
  { fault: restore, rounds: 1 },
  { fault: twoProcesses, rounds: 1 },
  { fault: killApi, rounds: 2 },
  { fault: stopApi, rounds: 2 },
  { fault: killServing, rounds: 2 },
  { fault: killIngest, rounds: 2 },
  { fault: killUpload, rounds: 3 },
  { fault: raceKey, rounds: 3 },
  { fault: raceCredits, rounds: 1 },
  { fault: killWorker, rounds: 1 },
  { fault: killDatabase, rounds: 1 },
  { fault: faultyModel, rounds: 1 },
  { fault: forgedProviderData, rounds: 1 },
  { fault: deadProvider, rounds: 1 },
  { fault: killProspecting, rounds: 2 },
  { fault: killDelivering, rounds: 2 },
  { fault: killDatabaseDelivering, rounds: 1 },
  { fault: wrongClock, rounds: 1 },
  { fault: slowReceiver, rounds: 1 },
])(
  '$fault.name: no acknowledged work is lost, repeated or incomplete',
  async ({ fault, rounds }) => {
    expect((await fault.run(rounds)).findings).toEqual([]);
  },
  600_000,
);

test('a table shows the result of each fault and its failed checks', () => {
  const checks = createFindings();
  checks.expect(true, 'fine');
  checks.expect(false, 'a draft is lost');
  const { findings } = checks;
  const reports: FaultReport[] = [
    { name: 'kill-api', facts: { kills: 2 }, findings: [] },
    { name: 'race', facts: { kills: 1, replies: 20 }, findings },
  ];
  expect(formatReports(reports)).toBe(
    'kill-api  passed  kills 2\nrace      FAILED  kills 1, replies 20\n          - a draft is lost',
  );
});
