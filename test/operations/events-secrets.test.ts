import { Writable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { createLog } from '../../src/log.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { threadIdOf } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
/** The requests that the composer received. */
const compositions: string[] = [];
const embedded = createEmbeddedComposer();
const composer: Composer = {
  name: embedded.name,
  compose: (...args) => {
    compositions.push(JSON.stringify(args));
    return embedded.compose(...args);
  },
};
const service = testService({ log: createLog('trace', destination), ports: { composer } });
let workspace: DraftingWorkspace;
beforeAll(async () => {
  workspace = await openWorkspace(service);
});

const secret = 'Tz7kq93xw';
const question = 'Does Tavlo connect to our payroll system?';
const payloadsWithSecret = {
  'a sentence': `${question} My password is ${secret}, please look.`,
  'the line below its name': `${question}\nKennwort:\n${secret}`,
  'a named field': { message: question, contraseña: secret },
  'parallel lists': {
    message: question,
    fields: ['email', 'password'],
    values: ['anna@koivu.example', secret],
  },
  'truncated JSON': { message: question, raw: `{"user":"anna","mot de passe":"${secret}","n` },
  'a header': { message: question, trace: `GET /a HTTP/1.1\nAuthorization: Bearer ${secret}` },
  'an address': { message: question, page: `https://koivu.example/a?b=1&token=${secret}` },
};

test.each(Object.entries(payloadsWithSecret))(
  'stores a secret in %s only in the payload',
  async (_, payload) => {
    const { projectId } = workspace;
    const event = { projectId, payload, source: 'website', type: 'form.submitted' };
    const preview = await workspace.call('replies.preview', {
      projectId,
      payload,
      eventType: event.type,
      who: 'Anna',
    });
    const { leadId, messageId } = await workspace.call('events.ingest', {
      ...event,
      autoAdvance: true,
      identity: { email: `anna-${lines.length}@koivu.example`, firstName: 'Anna' },
    });
    const lead = await workspace.call('leads.get', { leadId });
    expect(lead.notes).toContain('payroll system');
    expect(messageId).toMatch(/^message_/);
    expect(JSON.stringify([preview, lead])).not.toContain(secret);
    expect(await tablesWithSecret()).toEqual(['inbound_event']);
    expectNotLeaked();
  },
);

test('stores a secret in a mail subject only in the message', async () => {
  const { email, id: leadId } = await workspace.call('leads.add', {
    projectId: workspace.projectId,
    email: 'sven@berg.example',
    firstName: 'Sven',
    source: 'list',
  });
  const headers = {
    From: `Sven <${email}>`,
    Subject: `My password is ${secret}`,
    'Message-ID': '<s@berg.example>',
  };
  await receive(service, workspace.projectId, writeMail(headers, `${question}\n\nPIN: ${secret}`));
  await workspace.call('replies.draftByThread', { threadId: threadIdOf(leadId) });
  const draft = await workspace.call('replies.draft', { leadId, body: 'Hello Sven, we call you back.' });
  expect(draft.subject).toBe('Re: My password is […]');
  const lead = await workspace.call('leads.get', { leadId });
  expect(lead.timeline.map(({ summary }) => summary)).toContain(
    'A message came from sven@berg.example: My password is […]',
  );
  expect(await tablesWithSecret()).toEqual(['inbound_event', 'message']);
  const messages = await service.sql(
    `select direction from message where message::text like '%' || $1 || '%'`,
    [secret],
  );
  expect(messages).toEqual([{ direction: 'inbound' }]);
  expectNotLeaked();
});

/** Expects that neither the log nor the composer received the secret, although both received text. */
function expectNotLeaked(): void {
  for (const texts of [lines, compositions]) {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  }
}

/** Returns the tables of the service that contain the secret in any row. */
async function tablesWithSecret(): Promise<string[]> {
  const tables = await service.sql<{ name: string; qualifiedName: string }>(
    `select table_name as name, quote_ident(table_schema) || '.' || quote_ident(table_name) as "qualifiedName"
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
     order by table_name`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const matches = await Promise.all(
    tables.map(async ({ name, qualifiedName }) => {
      const [row] = await service.sql<{ isMatch: boolean }>(
        `select exists (select 1 from ${qualifiedName} t where t::text like '%' || $1 || '%') as "isMatch"`,
        [secret],
      );
      return row!.isMatch ? [name] : [];
    }),
  );
  return [...new Set(matches.flat())];
}
