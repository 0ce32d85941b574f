import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run } = testPrograms();
const command = (...options: string[]) => run(options, { DATABASE_URL: service.databaseUrl });

test('a suppression applies from the next call until it is lifted', { timeout: startTimeoutMs }, async () => {
  const { orgId, projectId } = service.tenant;
  const add = (email: string) => service.call('leads.add', { projectId, email });
  expect((await add('ann@Quiet.example')).status).toBe(200);
  const byDomain = await command('suppression', 'add', 'quiet.example', '--org', orgId, '--json');
  expect(byDomain).toMatchObject({ status: 0, stdout: expect.stringContaining('"value":"quiet.example"') });
  const byAddress = await command(
    'suppression',
    'add',
    'Bo@Loud.example',
    '--org',
    orgId,
    '--reason',
    'unsubscribe',
  );
  expect(byAddress).toMatchObject({ status: 0, stdout: 'bo@loud.example is now suppressed.\n' });
  for (const email of ['ann@quiet.example', 'cy@mail.quiet.example', 'bo@loud.example']) {
    expect((await add(email)).error.code).toBe('suppressed');
  }
  expect((await add('di@loud.example')).status).toBe(200);
  const listed = await command('suppression', 'list', '--org', orgId);
  const line = (reason: string, value: string) => `\\d{4}-\\S+Z {2}${reason} +${value}\\n`;
  expect(listed.stdout).toMatch(
    new RegExp(`^${line('unsubscribe', 'bo@loud.example')}${line('manual', 'quiet.example')}$`),
  );
  const limited = ['suppression', 'list', '--org', orgId, '--limit', '1'];
  expect((await command(...limited)).stdout).toMatch(/bo@loud.*\nShowing 1 of 2; --limit shows more\.\n$/);
  expect(JSON.parse((await command(...limited, '--json')).stdout)).toEqual({
    suppressions: [
      {
        kind: 'address',
        value: 'bo@loud.example',
        reason: 'unsubscribe',
        since: expect.any(Number) as number,
      },
    ],
    total: 2,
  });
  const other = await service.newTenant();
  expect((await command('suppression', 'list', '--org', other.orgId)).stdout).toBe('There are none.\n');
  expect(await command('suppression', 'lift', 'quiet.example', '--org', orgId)).toMatchObject({
    status: 0,
  });
  expect((await add('cy@mail.quiet.example')).status).toBe(200);
});

test(
  'rejects an invalid address or domain and an unknown suppression',
  { timeout: startTimeoutMs },
  async () => {
    const { orgId } = service.tenant;
    const invalid = await command('suppression', 'add', 'not an address', '--org', orgId);
    expect(invalid).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('neither an e-mail address nor a domain'),
    });
    const absent = await command('suppression', 'lift', 'nobody.example', '--org', orgId);
    expect(absent).toMatchObject({ status: 1, stderr: 'nobody.example is not suppressed.\n' });
    expect(await command('suppression', 'add', 'a.example', '--org', orgId, '--reason', 'x')).toMatchObject({
      status: 2,
    });
  },
);
