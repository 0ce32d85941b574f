import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createOutboxFolder } from '../../src/adapters/mail/outbox-folder.ts';
import { createSmtp } from '../../src/adapters/mail/smtp.ts';
import { MailFailed } from '../../src/ports/mail.ts';
import { startMailServer } from '../support/mail-server.ts';

const from = 'Outreach <outreach@sender.example>';
const message = {
  to: ['anna@team.example', 'björn@team.example'],
  subject: 'Kärnkraft: an enquiry came in, and this line is long enough that it must be folded somewhere',
  text: 'Hello\n.\n\nA line with ä and a very long tail: ' + 'word '.repeat(60),
  messageId: 'notice_01k0000000000000000000000a',
};
const limits = { retentionMs: 60_000, maxMails: 3 };
const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const serve = async (...options: Parameters<typeof startMailServer>) => {
  const server = await startMailServer(...options);
  closing.push(server.close);
  return server;
};

describe('the outbox folder', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'outreach-outbox-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  it('writes one complete private mail under a name without personal data', async () => {
    const folder = path.join(parent, 'outbox');
    const outbox = createOutboxFolder({ folder, from, ...limits });
    expect(await outbox.send(message)).toEqual([]);
    await outbox.send(message);
    expect(readdirSync(folder)).toEqual([`${message.messageId}.eml`]);
    const file = path.join(folder, `${message.messageId}.eml`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const raw = readFileSync(file, 'utf8');
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      from: { name: 'Outreach', address: 'outreach@sender.example' },
      to: [{ address: 'anna@team.example' }, { address: 'björn@team.example' }],
      subject: message.subject,
      messageId: `<${message.messageId}@sender.example>`,
    });
    expect(mail.text?.trimEnd()).toBe(message.text.trimEnd());
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('limits the number and age of its mails, but not of other files', async () => {
    const folder = path.join(parent, 'bounded');
    const outbox = createOutboxFolder({ folder, from, ...limits });
    const send = (end: string) => outbox.send({ ...message, messageId: `notice_01k${end}` });
    for (const end of ['a', 'b', 'c', 'd']) await send(end);
    const names = () => readdirSync(folder).sort();
    expect(names()).toEqual(['notice_01kb.eml', 'notice_01kc.eml', 'notice_01kd.eml']);
    const [long, day] = [60_001, 24 * 60 * 60_000 + 1].map((ms) => new Date(Date.now() - ms));
    for (const name of ['a-letter.eml', '.notice_01kx.1.unfinished', '.notice_01ky.1.unfinished'])
      writeFileSync(path.join(folder, name), 'x');
    for (const name of ['notice_01kb.eml', 'notice_01kc.eml', 'a-letter.eml', '.notice_01kx.1.unfinished'])
      utimesSync(path.join(folder, name), long!, long!);
    utimesSync(path.join(folder, '.notice_01ky.1.unfinished'), day!, day!);
    await send('e');
    expect(names()).toEqual([
      '.notice_01kx.1.unfinished',
      'a-letter.eml',
      'notice_01kd.eml',
      'notice_01ke.eml',
    ]);
  });

  it('rejects an id that leads outside the folder', async () => {
    const folder = path.join(parent, 'inner');
    const outbox = createOutboxFolder({ folder, from, ...limits });
    await expect(outbox.send({ ...message, messageId: '../../outside' })).rejects.toThrow(
      'not a valid mail id',
    );
    expect(existsSync(path.join(parent, 'outside.eml'))).toBe(false);
  });
});

describe('SMTP', () => {
  it('delivers a mail with its Message-ID', async () => {
    const server = await serve();
    const smtp = createSmtp({ url: server.url, from });
    expect(await smtp.send({ ...message, to: ['anna@team.example'] })).toEqual([]);
    expect(server.delivered).toHaveLength(1);
    expect(server.delivered[0]).toMatchObject({
      from: 'outreach@sender.example',
      to: ['anna@team.example'],
      mail: { subject: message.subject, messageId: `<${message.messageId}@sender.example>` },
    });
    expect(server.delivered[0]!.mail.text?.trimEnd()).toBe(message.text.trimEnd());
  });

  it('logs in over TLS if the server requires it', async () => {
    const users: unknown[] = [];
    const server = await serve({
      authOptional: false,
      disabledCommands: [],
      onAuth: ({ username, password }, { secure }, done) => {
        users.push({ username, password, secure });
        if (password === 'p@ss/word') done(null, { user: username });
        else done(new Error('no'));
      },
    });
    const url = new URL(server.url.replace('smtp:', 'http:'));
    const withUser = (password: string) =>
      `smtp://robot:${encodeURIComponent(password)}@${url.host}?tls.rejectUnauthorized=false`;
    const singleMail = { ...message, to: ['anna@team.example'] };
    expect(await createSmtp({ url: withUser('p@ss/word'), from }).send(singleMail)).toEqual([]);
    expect(users).toEqual([{ username: 'robot', password: 'p@ss/word', secure: true }]);
    const failed = await createSmtp({ url: withUser('wrong-secret'), from })
      .send(singleMail)
      .catch(String);
    expect(failed).toMatch(/^MailFailed: The mail server rejected it: Invalid login/);
    expect(failed).not.toContain('wrong-secret');
    // A self-signed certificate is accepted only if the operator configures it.
    const unverified = createSmtp({ url: `smtp://robot:x@${url.host}`, from }).send(singleMail);
    await expect(unverified).rejects.toThrow(/certificate/);
  });

  it('uses TLS if the address says so, and requires it if configured', async () => {
    const singleMail = { ...message, to: ['anna@team.example'] };
    const secure = await serve({ secure: true });
    const smtps = `${secure.url.replace('smtp:', 'smtps:')}?tls.rejectUnauthorized=false`;
    expect(await createSmtp({ url: smtps, from }).send(singleMail)).toEqual([]);
    expect(secure.delivered).toHaveLength(1);
    const plain = await serve();
    const requiringTls = createSmtp({ url: `${plain.url}?requireTLS=true`, from }).send(singleMail);
    await expect(requiringTls).rejects.toThrow(MailFailed);
    expect(plain.delivered).toEqual([]);
  });

  it('names the rejected recipients', async () => {
    const server = await serve({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('anna') ? done() : done(new Error('no such person')),
    });
    const smtp = createSmtp({ url: server.url, from });
    const refused = await smtp.send({ ...message, to: ['anna@team.example', 'cara@team.example'] });
    expect(refused).toEqual([
      { address: 'cara@team.example', reason: expect.stringContaining('no such person') as string },
    ]);
    expect(server.delivered[0]!.to).toEqual(['anna@team.example']);
    await expect(smtp.send({ ...message, to: ['cara@team.example'] })).rejects.toThrow(MailFailed);
  });

  it('reports an unavailable, silent or endless server', async () => {
    const sockets = new Set<Socket>();
    const open = async (onConnection: (socket: Socket) => void) => {
      const server = createServer((socket) => {
        sockets.add(socket.on('error', () => undefined));
        onConnection(socket);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      closing.push(() => {
        for (const socket of sockets) socket.destroy();
        server.close();
      });
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const silent = await open(() => undefined);
    const endless = await open((socket) => {
      const dripping = setInterval(() => socket.write('2'), 20);
      socket.on('close', () => clearInterval(dripping));
    });
    for (const url of [silent, endless]) {
      const sending = createSmtp({ url, from, timeoutMs: 300 }).send(message);
      await expect(sending).rejects.toThrow('The mail server took more than 0.3 s.');
    }
    const unavailable = createSmtp({ url: 'smtp://127.0.0.1:9', from }).send(message);
    await expect(unavailable).rejects.toThrow(/rejected it: .*ECONNREFUSED/);
    const controller = new AbortController();
    const aborted = createSmtp({ url: silent, from }).send(message, controller.signal);
    setTimeout(() => controller.abort(new Error('stopping')), 50);
    await expect(aborted).rejects.toThrow('stopping');
  });
});
