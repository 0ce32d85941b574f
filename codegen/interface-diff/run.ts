import { parseArgs } from 'node:util';
import { readModel, readReleased } from '../read.ts';
import { compareInterfaces } from './compare-interfaces.ts';
import { readRevision, readWorkingTree } from './read-revision.ts';
import { assessChanges, formatReport } from './report.ts';

const usage = `npm run interface-diff -- REVISION [--json]

Lists the changes in openapi.yaml and registry.yaml since REVISION: a saved release such as v1.0.0, a git revision, or a
folder with both files. The exit status is 1 if a change breaks existing callers, and 2 if the comparison fails.
`;

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [revision] = positionals;
if (revision === undefined || positionals.length > 1) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = compareWith(revision, values.json);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  }
}

function compareWith(name: string, isJson: boolean): number {
  const before = readReleased(readRevision(name));
  const changes = compareInterfaces(before, readModel(readWorkingTree()));
  const assessment = assessChanges(changes, before.version);
  process.stdout.write(
    isJson
      ? `${JSON.stringify({ ...assessment, changes }, null, 2)}\n`
      : formatReport(changes, name, before.version),
  );
  return assessment.isBreaking ? 1 : 0;
}
