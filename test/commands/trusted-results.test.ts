import { expect, test } from 'vitest';
import { testHouse } from '../house.ts';
import { writeMail } from '../mails.ts';
import { startingMs } from './program.ts';
import { takeIn } from './take-in-mail.ts';

const house = testHouse();
const receive = (input: Buffer, ...options: string[]) =>
  takeIn('receive', input, options, { DATABASE_URL: house.databaseUrl });

test('whom a trusted server calls forged changes nothing', { timeout: 2 * startingMs }, async () => {
  const { projectId } = house.tenant;
  const { value: lead } = await house.call('leads.add', { projectId, email: 'real@koivu.example' });
  const wish = (headers: Record<string, string>) =>
    writeMail(
      { From: 'real@koivu.example', 'Message-ID': '<forged@koivu.example>', ...headers },
      'Unsubscribe me.',
    );
  const forged = wish({
    'Authentication-Results':
      'mx.tavlo.example;\r\n spf=pass smtp.mailfrom="x; dmarc=pass (y"@evil.example;\r\n' +
      ' dmarc=fail header.from=koivu.example',
  });
  const judged = (name: string) => `mx.tavlo.example;\r\n dmarc=pass header.from=${name}.example`;
  const options = ['--project', projectId, '--json'];
  const trusting = [...options, '--trust-results-of', 'mx.tavlo.example'];
  const refused = await receive(forged, ...trusting);
  expect(refused.status, refused.stderr).toBe(0);
  expect(JSON.parse(refused.stdout)).toMatchObject({
    outcome: 'forged',
    reason: expect.stringContaining('dmarc=fail'),
  });
  const several = wish({
    From: 'real@koivu.example, x@evil.example',
    'Authentication-Results': judged('evil'),
  });
  expect(JSON.parse((await receive(several, ...trusting)).stdout)).toMatchObject({
    outcome: 'unvouched',
    reason: expect.stringContaining('the mail names several senders'),
  });
  const misread = wish({ 'Authentication-Results': judged('evil') });
  const file = Buffer.concat(
    [forged, several, misread].flatMap((mail) => [
      Buffer.from('From a@b Sat Nov 21\n'),
      mail,
      Buffer.from('\n'),
    ]),
  );
  expect(JSON.parse((await receive(file, ...trusting, '--mbox')).stdout)).toMatchObject({
    forged: 1,
    unvouched: [{ place: 2 }, { place: 3, reason: expect.stringContaining('another sender, evil.example') }],
    silenced: 0,
  });
  const untouched = (await house.call('leads.get', { leadId: lead.id })).value;
  expect([untouched.suppressed, untouched.timeline.length]).toEqual([null, lead.timeline?.length ?? 1]);
  const byAnother = wish({ 'Authentication-Results': 'evil.example; dmarc=fail' });
  expect(JSON.parse((await receive(byAnother, ...trusting)).stdout)).toMatchObject({ outcome: 'linked' });
  expect((await house.call('leads.get', { leadId: lead.id })).value.suppressed).toMatchObject({
    reason: 'unsubscribe',
  });
});

test(
  'a trusted server that judged nobody is told with those that did',
  { timeout: 2 * startingMs },
  async () => {
    const judged = (id: string, server: string) =>
      writeMail({
        'Message-ID': `<${id}@koivu.example>`,
        'Authentication-Results': `${server};\r\n dmarc=pass header.from=koivu.example`,
      });
    const options = ['--project', house.tenant.projectId, '--trust-results-of'];
    const misspelt = await receive(judged('misspelt', 'mx.example.com'), ...options, 'mx.exmaple.com');
    expect(misspelt).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/mx\.exmaple\.com wrote no /),
    });
    expect(misspelt.stdout).toContain('results of mx.example.com. Did you mean mx.example.com?');
    const bare = await receive(
      writeMail({ 'Message-ID': '<bare@koivu.example>' }),
      ...options,
      'a.x',
      '--json',
    );
    expect(JSON.parse(bare.stdout).unchecked).toBe(
      'A mail was taken in unchecked, for a.x wrote no Authentication-Results there.',
    );
    const right = await receive(judged('right', 'mx.example.com'), ...options, 'MX.Example.com.', '--json');
    expect(JSON.parse(right.stdout)).not.toHaveProperty('unchecked');
    const file = ['mx.example.com', 'a.other.test', 'b.other.test'].flatMap((server) => [
      ...[Buffer.from('From a@b Sat Nov 21\n'), judged(server, server), Buffer.from('\n')],
    ]);
    const several = await receive(Buffer.concat(file), ...options, 'mx.example.com', '--mbox', '--json');
    expect(JSON.parse(several.stdout).unchecked).toMatch(
      /^2 mails were taken .* results of a\.other\.test, b\.other\.test\. Trust your own/,
    );
  },
);
