import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';

const service = testService({ role: 'api' });

test('recognises mail that an older release received, but not other mail with the same Message-ID', async () => {
  const { addLead, projectId } = await openWorkspace(service);
  await addLead({ email: 'anna@koivu.example' });
  const olderMails = [
    writeMail(),
    writeMail({ From: 'bo@koivu.example', 'Message-ID': '<bo@x>', Subject: 'Hyvä' }),
  ];
  for (const mail of olderMails) await receive(service, projectId, mail);
  await service.sql('drop index message_mail_words_key');
  await service.sql(
    `create unique index message_mail_key on message (org_id, project_id, mail_id) where mail_id is not null`,
  );
  await service.sql('alter table unlinked_mail drop column content_hash');
  await service.sql('alter table unlinked_mail add primary key (org_id, project_id, mail_id)');
  await service.sql(`delete from migration where name = '0028-mail-words'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0028-mail-words']);
  for (const mail of olderMails)
    expect(await receive(service, projectId, mail)).toEqual({ outcome: 'known' });
  for (const [From, id] of [
    ['cleo@koivu.example', '<one@koivu.example>'],
    ['cleo@koivu.example', '<bo@x>'],
  ] as const)
    expect(await receive(service, projectId, writeMail({ From, 'Message-ID': id }))).toMatchObject({
      outcome: 'unlinked',
      warnings: [expect.stringContaining('same Message-ID')],
    });
});
