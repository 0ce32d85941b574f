import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { writeBounce, writeMail } from '../support/test-mails.ts';
import { testPrograms, startTimeoutMs } from './program.ts';
import { runInbox } from './run-inbox.ts';

const service = testService();
const { run } = testPrograms();
const environment = () => ({ DATABASE_URL: service.databaseUrl });

const receive = (input: Buffer, ...options: string[]) => runInbox('receive', input, options, environment());

test('stores a mail once and prints it as text or one object', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const options = ['--project', projectId];
  const waiting = await receive(writeMail(), ...options, '--json');
  expect(waiting.status, waiting.stderr).toBe(0);
  expect(JSON.parse(waiting.stdout)).toEqual({
    projectId,
    mailId: '<one@koivu.example>',
    from: 'anna@koivu.example',
    kind: 'human',
    outcome: 'unlinked',
    reason: null,
    warnings: [],
  });
  const { value: lead } = await service.call('leads.add', { projectId, email: 'anna@koivu.example' });
  expect(lead).toMatchObject({ status: 'responded', stage: 'replied' });
  const again = await receive(writeMail(), ...options);
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('was received before') });
  const next = await receive(writeMail({ 'Message-ID': '<two@koivu.example>' }), ...options);
  expect(next).toMatchObject({ status: 0, stdout: expect.stringContaining(`thread of ${lead.id}`) });
  const { value: messages } = await service.call('messages.byLead', { leadId: lead.id });
  const { threadId } = messages.items[0];
  expect(next.stdout).toMatch(new RegExp(`^Its thread is ${threadId}\\.$`, 'm'));
  const third = await receive(writeMail({ 'Message-ID': '<three@koivu.example>' }), ...options, '--json');
  expect(JSON.parse(third.stdout)).toMatchObject({ outcome: 'linked', leadId: lead.id, threadId });
  const repeated = await receive(writeMail({ 'Message-ID': '<three@koivu.example>' }), ...options, '--json');
  expect(JSON.parse(repeated.stdout)).toMatchObject({ outcome: 'known', threadId });
});

test('explains what to do with unlinked mail and reports', { timeout: startTimeoutMs }, async () => {
  const { projectId } = await service.newTenant();
  const stranger = { From: 'Eve <eve@evil.example>', Subject: 'Hello\u001b[31m', 'Message-ID': '<eve@e>' };
  const taken = await receive(writeMail(stranger), '--project', projectId);
  const report = await receive(writeBounce(), '--project', projectId);
  expect(taken.stdout).toMatch(
    /^No lead has the address eve@evil\.example\..*\nAdd a lead with the address \(leads\.add\)/,
  );
  expect(report.stdout).toMatch(
    /\nIt reports that the message to anna@koivu\.example came back: the address accepts no mail\.\n/,
  );
  expect(report.stdout).toMatch(/\nIt is a report that matches no mail sent from here\.\n/);
  const waiting = await run(['inbox', 'waiting', '--project', projectId], environment());
  expect(waiting.stdout).toMatch(
    /^\S+Z {2}mailer-daemon@koivu\.example {2}Undelivered Mail {2}It is a report/m,
  );
  expect(waiting.stdout).toMatch(/^\S+Z {2}eve@evil\.example {13}Hello/m);
  expect(waiting.stdout).not.toContain('\u001b');
  const json = await run(
    ['inbox', 'waiting', '--project', projectId, '--limit', '1', '--json'],
    environment(),
  );
  expect(JSON.parse(json.stdout)).toEqual({
    projectId,
    mails: [expect.objectContaining({ reason: expect.anything() })],
  });
});

test('accepts a sent mail and rejects a received one', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const { value: lead } = await service.call('leads.add', { projectId, email: 'sent@koivu.example' });
  const [sentToLead, fromLead, toNobody] = await Promise.all(
    [
      { From: 'me@tavlo.example', To: 'sent@koivu.example', 'Message-ID': '<sent@tavlo.example>' },
      { From: 'sent@koivu.example', To: 'me@tavlo.example', 'Message-ID': '<from-lead@koivu.example>' },
      { From: 'me@tavlo.example', To: 'nobody@koivu.example', 'Message-ID': '<nobody@tavlo.example>' },
    ].map((headers) => runInbox('sent', writeMail(headers), ['--project', projectId], environment())),
  );
  expect(sentToLead!.stdout).toMatch(
    new RegExp(`^Added the mail to the thread of ${lead.id} as message_\\S+, marked as sent\\.`),
  );
  expect(fromLead).toMatchObject({ status: 1, stderr: expect.stringContaining(`from the lead ${lead.id}`) });
  expect(toNobody).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/recipient address of this mail: nobody@koivu\.example/),
  });
});

test('prints the warning of a message', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  await service.call('leads.add', { projectId, email: 'eve@evil.example' });
  const { stdout } = await receive(writeBounce({}, { From: 'eve@evil.example' }), '--project', projectId);
  expect(stdout).toMatch(
    /to the thread of lead_\S+ as message_\S+\.\nIt reports .* came back: .*\nThis report matches no sent message/,
  );
});

test('imports an mbox except unreadable mails', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  await service.call('leads.add', { projectId, email: 'mbox@koivu.example' });
  const mails = [
    writeMail({ From: 'mbox@koivu.example', 'Message-ID': '<m1@koivu.example>' }, 'Hello\r\n>From me'),
    Buffer.from('no mail at all\r\n\r\n'),
    writeMail({ From: 'nobody@koivu.example', 'Message-ID': '<m2@koivu.example>' }),
  ];
  mails.push(mails[0]!);
  const file = Buffer.concat(
    mails.flatMap((mail) => [Buffer.from('From a@b Sat Nov 21 08:00:00 2026\n'), mail, Buffer.from('\n')]),
  );
  const taken = await receive(file, '--project', projectId, '--mbox', '--json');
  expect(taken.status, taken.stderr).toBe(1);
  expect(JSON.parse(taken.stdout)).toEqual({
    projectId,
    linked: 1,
    unlinked: 1,
    known: 1,
    suppressed: 0,
    warned: 0,
    refused: [{ place: 2, problem: expect.stringMatching(/^This is not an e-mail message/) }],
  });
  const none = await receive(Buffer.alloc(0), '--project', projectId, '--mbox');
  expect(none).toMatchObject({ status: 1, stderr: 'There is no mail on standard input.\n' });
  const other = await receive(Buffer.from('From me\n\nHello\n'), '--project', projectId, '--mbox');
  expect(other).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('first line is not of the form'),
  });
});

test('rejects invalid or large mails and unknown workspaces', { timeout: startTimeoutMs }, async () => {
  const options = ['--project', service.tenant.projectId];
  const noise = await receive(Buffer.from('no mail at all'), ...options);
  expect(noise).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^This is not an e-mail/),
  });
  const large = await receive(Buffer.concat([writeMail(), Buffer.alloc(26_214_400, 97)]), ...options);
  const tooLarge: unknown = expect.stringContaining('larger than the limit of 26214400 bytes');
  expect(large).toMatchObject({ status: 1, stderr: tooLarge });
  const nowhere = await receive(writeMail(), '--project', 'project_x');
  expect(nowhere).toMatchObject({ status: 1, stderr: 'There is no workspace project_x.\n' });
});

test.runIf(process.platform === 'linux')(
  'limits the time and memory of the most expensive mails',
  { timeout: startTimeoutMs * 3, tags: 'needs-linux' },
  async () => {
    const { projectId } = service.tenant;
    const worst = {
      refused: writeMail({ 'Content-Type': 'text/plain; format=flowed' }, 'a \r\n'.repeat(2_000_000)),
      taken: writeMail({ 'Content-Type': 'text/plain; format=flowed' }, 'a \r\n'.repeat(79_000)),
    };
    const plain = await receive(writeMail(), '--project', projectId);
    const refused = await receive(worst.refused, '--project', projectId);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(/too much text/) });
    const taken = await receive(worst.taken, '--project', projectId);
    // On a busy machine the limit of eight seconds may end the parser first.
    if (taken.status !== 0) expect(taken.stderr).toMatch(/took too long/);
    for (const { mostMb, computedMs } of [refused, taken]) {
      expect(mostMb - plain.mostMb).toBeLessThan(400);
      expect(computedMs - plain.computedMs).toBeLessThan(10_000);
    }
  },
);

test('lists, clears and confirms suspected opt-outs', { timeout: startTimeoutMs }, async () => {
  const { orgId, projectId, liveKey: key } = await service.newTenant();
  const body = 'Your silence would be the best news for us, no more campaigns for strangers.';
  const receive = async (email: string) =>
    (
      await service.call(
        'inbox.addMessage',
        { projectId, identity: { email }, direction: 'inbound', body },
        { key },
      )
    ).value;
  const [first, second] = [await receive('e@koivu.example'), await receive('f@koivu.example')];
  const inbox = (...options: string[]) => run(['inbox', ...options], environment());
  const listed = await inbox('suspected', '--project', projectId);
  expect(listed.status, listed.stderr).toBe(0);
  const line = (id: string, from: string) => new RegExp(`^${id} .*${from} .*Your silence would be`, 'm');
  expect(listed.stdout).toMatch(line(first.messageId, 'e@koivu.example'));
  expect(listed.stdout).toMatch(line(second.messageId, 'f@koivu.example'));
  expect(await inbox('clear', '--arrival', first.messageId)).toMatchObject({
    status: 0,
    stdout: `${first.messageId} of ${first.leadId} is not an opt-out.\n`,
  });
  const confirmed = await inbox('confirm', '--arrival', second.messageId, '--json');
  const { messageId: arrivalId, leadId } = second;
  expect(JSON.parse(confirmed.stdout)).toEqual({ arrivalId, leadId, stranger: null });
  expect(
    (await service.call('leads.get', { leadId: second.leadId }, { key })).value.suppressed,
  ).not.toBeNull();
  expect((await inbox('suspected', '--project', projectId)).stdout).toBe('There are none.\n');
  const again = async (id: string) => {
    const { status, stderr } = await inbox('clear', '--arrival', id);
    return [status, stderr.replace(/ at \d{4}-\d\d-\d\dT\d\d:\d\dZ/, ' at TIME')];
  };
  expect(await again(first.messageId)).toEqual([
    1,
    `A person cleared ${first.messageId} at TIME; nothing has changed.\n`,
  ]);
  const confirmedMessage = `A person confirmed ${arrivalId} as an opt-out at TIME, so it cannot be cleared.`;
  const lift = `suppression lift f@koivu.example --org ${orgId}`;
  expect(await again(arrivalId)).toEqual([
    1,
    `${confirmedMessage} If that was a mistake, allow messages again: \`npx outreach ${lift}\`.\n`,
  ]);
  await run(lift.split(' '), environment());
  expect(await again(arrivalId)).toEqual([
    1,
    `${confirmedMessage} No address of ${leadId} is suppressed any more.\n`,
  ]);
  const plain = {
    projectId,
    identity: { email: 'e@koivu.example' },
    direction: 'inbound',
    body: 'Thanks!',
  };
  const { messageId } = (await service.call('inbox.addMessage', plain, { key })).value;
  expect(await again(messageId)).toEqual([1, `${messageId} is not a possible opt-out.\n`]);
});

test('undoes a merge and reports a lead that was not merged', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const add = async (email: string) => (await service.call('leads.add', { projectId, email })).value.id;
  const [primaryId, duplicateId] = [await add('c@koivu.example'), await add('d@koivu.example')];
  await service.call('leads.merge', { primaryId, duplicateId });
  const unmerge = (...more: string[]) =>
    run(['lead', 'unmerge', '--lead', duplicateId, ...more], environment());
  const done = await unmerge('--json');
  expect(done.status, done.stderr).toBe(0);
  expect(JSON.parse(done.stdout)).toEqual({ leadId: duplicateId, primaryId, projectId, messages: 0 });
  expect((await service.call('leads.get', { leadId: duplicateId })).value.email).toBe('d@koivu.example');
  expect(await unmerge()).toMatchObject({
    status: 1,
    stderr: `No lead with the id ${duplicateId} was merged into another.\n`,
  });
});
