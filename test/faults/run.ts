/**
 * `npm run faults -- kill-api race-key --rounds 5 --json`: runs faults against the real program and reports whether
 * all checks passed.
 */
import { parseArgs } from 'node:util';
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
import { formatReports, type FaultReport } from './report.ts';

const faults = [
  killApi,
  stopApi,
  killServing,
  killIngest,
  killUpload,
  killDatabase,
  raceKey,
  raceCredits,
  killWorker,
  twoProcesses,
  restore,
  faultyModel,
  forgedProviderData,
  deadProvider,
  slowProvider,
  killProspecting,
  killDelivering,
  killDatabaseDelivering,
  wrongClock,
  slowReceiver,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !faults.some((fault) => fault.name === name));
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (unknown.length || (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0))) {
  const known = faults.map(({ name, what }) => `  ${name}  ${what}`).join('\n');
  process.stderr.write(`usage: npm run faults -- [FAULT …] [--rounds N] [--json]\n${known}\n`);
  process.exit(2);
}

const reports: FaultReport[] = [];
for (const fault of faults) {
  if (positionals.length && !positionals.includes(fault.name)) continue;
  process.stderr.write(`${fault.name}: ${fault.what}\n`);
  reports.push(await fault.run(rounds ?? fault.rounds));
}
process.stdout.write(values.json ? `${JSON.stringify(reports, null, 2)}\n` : `${formatReports(reports)}\n`);
process.exitCode = reports.some(({ findings }) => findings.length) ? 1 : 0;
