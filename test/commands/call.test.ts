import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { manuals } from '../../generated/contract/manuals.ts';
import { registry } from '../../generated/contract/registry.ts';
import { toFlag } from '../../src/commands/flag-name.ts';
import { testService } from '../support/test-service.ts';
import { createFakeProviders } from '../support/fake-providers.ts';
import { type ProgramResult, testPrograms, startTimeoutMs, waitUntil } from './program.ts';

const fakes = createFakeProviders();
const service = testService({ ports: fakes.ports });
const { run, shell, start, folder } = testPrograms();

let projectId: string;
let key: string;
beforeAll(async () => {
  ({ projectId, liveKey: key } = await service.newTenant({ plan: 'pro', credits: 100 }));
  await valueOf('projects.updateContext', '--project-id', projectId, '--products', 'Plans for shifts.');
  const companies = ['Aalto Oy', 'Birch Oy', 'Cedar Oy'];
  for (const company of companies) {
    await valueOf('leads.add', '--project-id', projectId, '--company', company, '--tags', 'fair');
  }
}, startTimeoutMs);

const call = (...words: string[]): Promise<ProgramResult> =>
  run(['call', ...words], { OUTREACH_URL: service.url, OUTREACH_KEY: key });

async function valueOf<Value = any>(...words: string[]): Promise<Value> {
  const { status, stdout, stderr } = await call(...words);
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Value;
}

describe('flags', { timeout: startTimeoutMs }, () => {
  test('each argument of an operation has its own flag', () => {
    const generic = ['json', 'output', 'endpoint', 'all', 'dryRun', 'wait', 'help'];
    for (const { arguments: known } of Object.values(manuals)) {
      const names = Object.keys(known);
      expect(names.filter((name) => generic.includes(name))).toEqual([]);
      const read = names.map((name) =>
        toFlag(name)
          .slice(2)
          .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      );
      expect(read).toEqual(names);
    }
  });

  test('accept strings, numbers, lists, booleans and JSON', async () => {
    const { items } = await valueOf(
      'leads.list',
      '--project-id',
      projectId,
      '--limit',
      '2',
      '--tags',
      'fair',
    );
    expect(items).toHaveLength(2);
    const none = await valueOf('leads.list', '--project-id', projectId, '--tags', 'fair', '--tags', 'other');
    expect(none.items).toEqual([]);
    expect((await valueOf('leads.list', '--project-id', projectId, '--has-email')).items).toEqual([]);
    expect((await valueOf('leads.list', '--project-id', projectId, '--no-has-email')).items).toHaveLength(3);
    const leadId = items[0].id as string;
    const changed = await valueOf('leads.update', '--lead-id', leadId, '--custom-fields', '{"seats": 12}');
    expect(changed).toMatchObject({ customFields: { seats: 12 } });
  });

  test('are combined with --json @FILE and override its values', async () => {
    const file = path.join(folder(), 'args.json');
    writeFileSync(file, JSON.stringify({ projectId, limit: 3 }));
    const { items } = await valueOf('leads.list', '--json', `@${file}`, '--limit', '1');
    expect(items).toHaveLength(1);
  });

  test('accept JSON from standard input, even if it comes late', async () => {
    const environment = { OUTREACH_URL: service.url, OUTREACH_KEY: key, PROJECT: projectId };
    const callWithLateInput = (json: string, words: string) =>
      shell(`(sleep 2; printf '%s' '${json}') | $OUTREACH call ${words}`, environment);
    const [args, flag, wrong, empty] = await Promise.all([
      callWithLateInput('{"limit": 1}', 'leads.list --project-id "$PROJECT" --json -'),
      callWithLateInput(
        '[{"company": "Late Oy"}]',
        'leads.addBatch --project-id "$PROJECT" --leads - --dry-run',
      ),
      callWithLateInput('{', 'leads.list --project-id "$PROJECT" --json -'),
      callWithLateInput('', 'leads.list --project-id "$PROJECT" --json -'),
    ]);
    expect([args.status, args.stderr]).toEqual([0, '']);
    expect(JSON.parse(args.stdout).items).toHaveLength(1);
    expect([flag.status, flag.stderr]).toEqual([0, '']);
    expect(JSON.parse(flag.stdout)).toMatchObject({ dryRun: true });
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toMatch(
      /^error: option '--json <args>' argument '-' is invalid\. It is not valid JSON/,
    );
    expect([empty.status, empty.stderr]).toEqual([
      2,
      expect.stringContaining("'-' is invalid. It is empty instead of JSON."),
    ]);
  });

  test.each([
    ['an unknown flag', ['leads.list', '--limt', '1'], /Did you mean --limit\?/],
    ['a missing flag', ['leads.list'], /missing --project-id <text>\n\(npx outreach call leads\.list --help/],
    ['several words in one flag', ['leads.list', '--tags', 'a,b'], /Use --tags a --tags b, or /],
    ['an unsupported dry run', ['leads.add', '--dry-run'], /^error: leads\.add has no dry run\.\n\(npx/],
    ['a word without a flag', ['leads.get', 'lead_1'], /Did you mean --lead-id lead_1\?\n\(npx/],
    ['a name in two words', ['leads', 'list'], /There is no operation leads\. Use one of leads\./],
    ['an operation that takes a file', ['material.upload'], /send them with npx outreach upload FOLDER\./],
    ['a word instead of a number', ['leads.list', '--limit', 'ten'], /Use a number\./],
    ['an unknown choice', ['leads.list', '--status', 'old'], /choices are new, contacted/],
    ['an empty file', ['leads.list', '--json', '@/dev/null'], /invalid\. It is empty instead of JSON\./],
    ['a list that is not JSON', ['leads.addBatch', '--leads', 'x'], /It is not valid JSON/],
    ['a missing file', ['leads.addBatch', '--leads', '@/nowhere/x'], /invalid\. The file cannot be read/],
  ])('rejects %s', async (_, words, complaint) => {
    const { status, stdout, stderr } = await call(...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(complaint);
  });
});

describe('an error', { timeout: startTimeoutMs }, () => {
  test('says what to do next, even if only a person can do it', async () => {
    const absent = ['--lead-id', 'lead_01h455vb4pex5vsknk084sn02q'];
    const { status, stdout, stderr } = await call('leads.get', ...absent);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^lead_not_found: .+ Read the ids with leads\.list\. \(req_\w+\)\n$/);
    const session = await call('leads.updateStatus', '--lead-id', 'x', '--status', 'won');
    expect(session.stderr).toMatch(/^session_required: .*leads\.update\b.*\(req_\w+\)\n$/);
    const sandbox = { OUTREACH_URL: service.url, OUTREACH_KEY: service.tenant.testKey };
    const idea = ['--project-id', service.tenant.projectId, '--idea', 'Hotels in Finland'];
    const rejected = await run(['call', 'engine.start', ...idea], sandbox);
    expect(rejected.stderr).toMatch(/^live_key_required: .+\. [A-Z].+\. \(paid_engine_run, req_\w+\)\n$/);
  });
});

describe('operations for signed-in people', { timeout: startTimeoutMs }, () => {
  test('are not listed, and their help names the alternative', async () => {
    const [group, help] = await Promise.all([call('leads'), call('leads.skip', '--help')]);
    expect(group.stderr).toContain('leads.list');
    expect(group.stderr).not.toMatch(/leads\.(skip|updateStatus)/);
    expect(help.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'Only signed-in people can do this, and this release has no app for it; no key can call leads.skip. ' +
        'With a key, call leads.delete instead.',
    );
  });
});

describe('help', { timeout: startTimeoutMs }, () => {
  test('lists all operations if no operation is given', async () => {
    const { status, stdout } = await call();
    expect(status).toBe(0);
    for (const entry of registry.values()) if (entry.kind === 'operation') expect(stdout).toContain(entry.fn);
    expect(stdout).toMatch(/^ {2}replies\.draft --endpoint run +Draft an answer/m);
  });

  test('shows flags, cost, a working example and errors of an operation', async () => {
    const { status, stdout } = await call('leads.add', '--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/--project-id <text>[^-]*\(required\)/);
    expect(stdout).toMatch(/^Costs: Nothing\.$/m);
    expect(stdout).toMatch(/^ {2}suppressed: /m);
    expect(stdout).toContain('/docs/leads#leads.add of the service.\n');
    expect(stdout).not.toContain('--endpoint');
    const [, example = ''] = /^Example, .*:\n {2}(npx outreach call [\s\S]*?)\n\n/m.exec(stdout) ?? [];
    const words = [...example.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
      ([, single, double, bare]) => (single ?? double ?? bare)!.replace('$PROJECT', projectId),
    );
    expect(await valueOf(...words.slice(3))).toMatchObject({ company: 'Harbour Foods' });
  });

  test('shows the credits that an operation spends', async () => {
    const { stdout } = await call('leads.enrich', '--help');
    expect(stdout).toMatch(/^Costs: .*credit/m);
    const { stdout: runHelp } = await call('replies.draft', '--endpoint', 'run', '--help');
    expect(runHelp).toContain('--thread-id');
    expect(runHelp).toMatch(/--endpoint <name>[\s\S]*default:\s+run/);
  });
});

describe('output', { timeout: startTimeoutMs }, () => {
  test('prints a list as a table of the columns that fit, and one resource as names and values', async () => {
    const table = await call('leads.list', '--project-id', projectId, '--output', 'table', '--limit', '2');
    expect(table.stdout).toMatch(/^id +company\b/);
    expect(table.stdout).toMatch(new RegExp(`^The same in every row: .*projectId ${projectId}`, 'm'));
    expect(table.stdout).toMatch(/There are more: use --all, or --cursor \S+\n$/);
    const none = await call('leads.list', '--project-id', projectId, '--tags', 'x', '--output', 'table');
    expect(none.stdout).toMatch(/^No lead matches --tags x; without the filter there are \d+ leads\.\n$/);
    const runs = await call('runs.list', '--project-id', projectId, '--output', 'table');
    expect(runs.stdout).toMatch(/^The workspace has no runs, .* Start one with engine\.start/);
    const one = await call('credits.info', '--output', 'table');
    expect(one.stdout).toMatch(/^balance +100$/m);
  });

  test('--all follows the cursors and prints one item per line', async () => {
    const all = await valueOf('leads.list', '--project-id', projectId, '--limit', '1', '--all');
    expect(all.nextCursor).toBeNull();
    const { stdout } = await call(
      'leads.list',
      '--project-id',
      projectId,
      '--limit',
      '1',
      '--all',
      '--output',
      'lines',
    );
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(all.items.map(({ id }: { id: string }) => id));
    expect(lines.length).toBeGreaterThanOrEqual(3);
  });

  test('--idempotency-key makes a call once, and --dry-run makes no change', async () => {
    const add = ['brain.add', '--project-id', projectId, '--type', 'note', '--title', 'T', '--body', 'B'];
    const [first, second] = [
      await valueOf(...add, '--idempotency-key', 'once'),
      await valueOf(...add, '--idempotency-key', 'once'),
    ];
    expect(second).toEqual(first);
    const leadIds = (await valueOf('leads.list', '--project-id', projectId)).items.map(({ id }: any) => id);
    const ids = leadIds.flatMap((id: string) => ['--lead-ids', id]);
    await valueOf('leads.deleteBatch', ...ids, '--dry-run');
    expect((await valueOf('leads.list', '--project-id', projectId)).items).toHaveLength(leadIds.length);
  });

  test('--wait follows a run until a person must act', async () => {
    const { status, stdout, stderr } = await call(
      'engine.start',
      '--project-id',
      projectId,
      '--idea',
      'Hotels in Finland',
      '--wait',
    );
    const runStatus = JSON.parse(stdout);
    expect([status, runStatus.status]).toEqual([0, 'awaiting_profile']);
    // The progress is printed on a terminal only, so it is missing here.
    expect(stderr).toBe(`${runStatus.awaitingHuman.todo} ${runStatus.awaitingHuman.url}\n`);
  });

  test('an interrupted --wait prints the run id and the command to follow it', async () => {
    const { search } = fakes.ports.directory;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    fakes.ports.directory.search = async (...criteria) => (await released, search(...criteria));
    const waiting = start(
      ['call', 'engine.start', '--project-id', projectId, '--idea', 'Hotels in Finland', '--wait'],
      { OUTREACH_URL: service.url, OUTREACH_KEY: key },
    );
    try {
      const [{ id: runId }] = await waitUntil('the run exists', async () => {
        const { items } = await valueOf('runs.list', '--project-id', projectId, '--limit', '1');
        return items[0]?.status === 'discovering' ? items : undefined;
      });
      await waitUntil('the program has polled the status of the run', async () => {
        const polls = await service.sql(
          `select from directory.request where fn = 'runs.status' and at > (select created_at from run where id = $1)`,
          [runId],
        );
        return polls.length > 0 || undefined;
      });
      const { status, stdout, stderr } = await waiting.end('SIGINT');
      expect([status, stdout]).toEqual([130, '']);
      expect(stderr).toBe(
        `${runId} continues; follow it with: npx outreach call runs.status --run-id ${runId} --wait\n`,
      );
    } finally {
      release();
      fakes.ports.directory.search = search;
    }
  });
});
