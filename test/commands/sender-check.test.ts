import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { writeMail } from '../support/test-mails.ts';
import { startTimeoutMs } from './program.ts';
import { runInbox } from './run-inbox.ts';

const service = testService();
const receive = (input: Buffer, ...options: string[]) =>
  runInbox('receive', input, options, { DATABASE_URL: service.databaseUrl });

test('ignores mail that a trusted server reports as forged', { timeout: 2 * startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const { value: lead } = await service.call('leads.add', { projectId, email: 'real@koivu.example' });
  const optOut = (headers: Record<string, string>) =>
    writeMail(
      { From: 'real@koivu.example', 'Message-ID': '<forged@koivu.example>', ...headers },
      'Unsubscribe me.',
    );
  const forged = optOut({
    'Authentication-Results':
      'mx.tavlo.example;\r\n spf=pass smtp.mailfrom="x; dmarc=pass (y"@evil.example;\r\n' +
      ' dmarc=fail header.from=koivu.example',
  });
  const trustedResult = (name: string) => `mx.tavlo.example;\r\n dmarc=pass header.from=${name}.example`;
  const options = ['--project', projectId, '--json'];
  const trusting = [...options, '--trust-results-of', 'mx.tavlo.example'];
  const rejected = await receive(forged, ...trusting);
  expect(rejected.status, rejected.stderr).toBe(0);
  expect(JSON.parse(rejected.stdout)).toMatchObject({
    outcome: 'forged',
    reason: expect.stringContaining('dmarc=fail'),
  });
  const several = optOut({
    From: 'real@koivu.example, x@evil.example',
    'Authentication-Results': trustedResult('evil'),
  });
  expect(JSON.parse((await receive(several, ...trusting)).stdout)).toMatchObject({
    outcome: 'unvouched',
    reason: expect.stringContaining('the mail names several senders'),
  });
  const misread = optOut({ 'Authentication-Results': trustedResult('evil') });
  expect(JSON.parse((await receive(misread, ...trusting)).stdout)).toMatchObject({
    outcome: 'unvouched',
    reason: expect.stringContaining('another sender, evil.example'),
  });
  const untouched = (await service.call('leads.get', { leadId: lead.id })).value;
  expect([untouched.suppressed, untouched.timeline.length]).toEqual([null, lead.timeline?.length ?? 1]);
  const byAnother = optOut({ 'Authentication-Results': 'evil.example; dmarc=fail' });
  expect(JSON.parse((await receive(byAnother, ...trusting)).stdout)).toMatchObject({ outcome: 'linked' });
  expect((await service.call('leads.get', { leadId: lead.id })).value.suppressed).toMatchObject({
    reason: 'unsubscribe',
  });
});

test(
  'reports a missing result of the trusted server and the servers with one',
  { timeout: 2 * startTimeoutMs },
  async () => {
    const mailWithResult = (id: string, server: string) =>
      writeMail({
        'Message-ID': `<${id}@koivu.example>`,
        'Authentication-Results': `${server};\r\n dmarc=pass header.from=koivu.example`,
      });
    const options = ['--project', service.tenant.projectId, '--trust-results-of'];
    const misspelt = await receive(
      mailWithResult('misspelt', 'mx.example.com'),
      ...options,
      'mx.exmaple.com',
    );
    expect(misspelt).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/no Authentication-Results of mx\.exmaple\.com/),
    });
    expect(misspelt.stdout).toContain('results of mx.example.com. Did you mean mx.example.com?');
    const bare = await receive(
      writeMail({ 'Message-ID': '<bare@koivu.example>' }),
      ...options,
      'a.x',
      '--json',
    );
    expect(JSON.parse(bare.stdout).unchecked).toBe(
      'The mail was received unchecked, because it has no Authentication-Results of a.x.',
    );
    const right = await receive(
      mailWithResult('right', 'mx.example.com'),
      ...options,
      'MX.Example.com.',
      '--json',
    );
    expect(JSON.parse(right.stdout)).not.toHaveProperty('unchecked');
  },
);

test('ignores authentication results of mails in one file', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const { value: lead } = await service.call('leads.add', { projectId, email: 'vic@victim.example' });
  const inner = writeMail(
    {
      'Authentication-Results': 'mx.tavlo.example; dmarc=pass header.from=victim.example',
      From: 'vic@victim.example',
      'Message-ID': '<inner@evil.example>',
    },
    'Unsubscribe me.',
  );
  const separator = 'From x@evil.example Sat Nov 21 08:00:00 2026\n';
  const outer = writeMail({ From: 'eve@evil.example' }, `Hello\r\n\r\n${separator}${inner.toString()}`);
  const file = Buffer.concat([Buffer.from(separator), outer]);
  const options = ['--project', projectId, '--mbox', '--trust-results-of', 'mx.tavlo.example'];
  expect(await receive(file, ...options)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^--mbox and --trust-results-of cannot be combined/),
  });
  expect((await service.call('leads.get', { leadId: lead.id })).value.suppressed).toBeNull();
});
