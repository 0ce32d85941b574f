import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, dump, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { compareInterfaces } from '../../codegen/interface-diff/compare-interfaces.ts';
import {
  readGitRevision,
  readRevision,
  readWorkingTree,
  releasesFolder,
  listTags,
} from '../../codegen/interface-diff/read-revision.ts';
import { formatReport } from '../../codegen/interface-diff/report.ts';
import { listReleases } from '../../codegen/interface-release/releases.ts';
import { readModel, readReleased } from '../../codegen/read.ts';
import { complaintsOfCallers } from './type-check.ts';

const root = path.join(import.meta.dirname, '..', '..');
const today = readModel(readWorkingTree());
const [major] = today.version.split('.');
const releases = listReleases(today.version);
/** A clone may have no tags; the releases that are kept here are always there. */
const [lastTag] = listTags(`v${major}.*`);

describe('callers of a release keep working:', () => {
  const revisions = releases.map((version): [string, string] => [
    version,
    path.join(releasesFolder, version),
  ]);
  if (lastTag !== undefined) revisions.push([lastTag, lastTag]);

  test.each(revisions)('no change since %s breaks callers', (name, revision) => {
    const before = readReleased(readRevision(revision));
    const changes = compareInterfaces(before, today);
    const isBroken = changes.some(({ level }) => level === 'breaking');
    expect(isBroken ? formatReport(changes, name, before.version) : '').toBe('');
  });

  test('their programs still compile', () => {
    expect(releases).not.toEqual([]);
    expect(complaintsOfCallers(today, releases)).toEqual([]);
  });

  test('every path belongs to the major version', () => {
    const paths = today.operations.flatMap(({ rest }) => rest?.path ?? []);
    expect(paths.filter((each) => !each.startsWith(`/v${major}/`))).toEqual([]);
  });

  // A clone without tags, such as a shallow one, has nothing to compare.
  test('the saved documents of a tagged release equal those of its tag', () => {
    const tagged = releases.filter((version) => listTags(`v${version}`).length > 0);
    for (const version of tagged)
      expect(readReleased(readRevision(version)), version).toEqual(
        readReleased(readGitRevision(`v${version}`)),
      );
  });
});

describe('a breaking change of the interface', () => {
  /** The interface with a field, an argument, a word and a name taken away, each of another operation. */
  const broken = () => {
    const { openapi, registry } = readWorkingTree();
    const document: any = load(openapi, { schema: CORE_SCHEMA });
    const { schemas } = document.components;
    delete schemas.Knowledge.properties.sizeBytes;
    schemas.Knowledge.required = schemas.Knowledge.required.filter((name: string) => name !== 'sizeBytes');
    const addBrain = document.paths['/v1/brain'].post.requestBody.content['application/json'].schema;
    addBrain.properties.type = { type: 'string', enum: ['company', 'product'] };
    const list = document.paths['/v1/leads'].get;
    list.parameters = list.parameters.filter(({ name }: any) => name !== 'city');
    schemas.Removal = schemas.RemovedBrainItem;
    delete schemas.RemovedBrainItem;
    const text = dump(document, { noRefs: true }).replaceAll('/schemas/RemovedBrainItem', '/schemas/Removal');
    return readModel({ openapi: text, registry });
  };

  test('is reported', () => {
    const breaks = compareInterfaces(today, broken()).filter(({ level }) => level === 'breaking');
    expect(breaks.map(({ location, sentence }) => `${location} ${sentence}`)).toEqual([
      'Knowledge.sizeBytes was removed.',
      'brain.add arguments.type no longer accepts "avoid".',
      'brain.add arguments.type no longer accepts "note".',
      'brain.add arguments.type no longer accepts "partner".',
      'brain.add arguments.type no longer accepts "play".',
      'brain.add arguments.type no longer accepts "reference".',
      'brain.add arguments.type no longer accepts "writing_rule".',
      'leads.list arguments.city was removed.',
    ]);
  });

  test('does not compile, and neither does the name of a removed type', () => {
    const complaints = complaintsOfCallers(broken(), releases.slice(-1)).join('\n');
    expect(complaints).toMatch(/callers\.ts.*'sizeBytes'/);
    expect(complaints).toMatch(/callers\.ts.*'city' does not exist/);
    expect(complaints).toMatch(/callers\.ts.*BrainAddArguments' is not assignable/);
    expect(complaints).toMatch(/callers\.ts.*no exported member 'RemovedBrainItem'/);
  });
});

describe('the command', () => {
  const compare = (...options: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'codegen/interface-diff/run.ts'), ...options], {
      encoding: 'utf8',
    });
  const released = path.join(releasesFolder, releases[0]!);

  test('lists the changes since a release and accepts additions', () => {
    const { status, stdout } = compare(released, '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ isBreaking: false, changes: expect.any(Array) });
    expect(compare(released).stdout).toMatch(/^(Nothing|additive|note)/);
  });

  test('accepts a stored release by its version, with and without the v of a tag', () => {
    const { stdout } = compare(released);
    const [version] = releases;
    for (const name of [version!, `v${version}`])
      expect(compare(name)).toMatchObject({ status: 0, stdout: stdout.replaceAll(released, name) });
  });

  test('explains what to do if it cannot compare', () => {
    expect(compare('no-such-revision')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^no-such-revision is neither a folder nor a git revision with \S+; saved releases: 1\.0\.0/,
      ),
    });
    expect(compare()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^npm run interface-diff/) });
  });
});

test('the files of the first release are unchanged', () => {
  const { openapi, registry } = readRevision(path.join(releasesFolder, '1.0.0'));
  expect(readReleased({ openapi, registry }).operations).toHaveLength(44);
  expect(readFileSync(path.join(releasesFolder, '1.0.0', 'callers.ts'), 'utf8')).toContain('leads.addBatch');
});
