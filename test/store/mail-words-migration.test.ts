import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace } from '../drafting-workspace.ts';
import { testHouse } from '../house.ts';
import { receive, writeMail } from '../mails.ts';

const house = testHouse({ role: 'api' });

test('mail that an older release took in is known again, and another one under its id is not', async () => {
  const { addLead, projectId } = await openWorkspace(house);
  await addLead({ email: 'anna@koivu.example' });
  const older = [
    writeMail(),
    writeMail({ From: 'bo@koivu.example', 'Message-ID': '<bo@x>', Subject: 'Hyvä' }),
  ];
  for (const mail of older) await receive(house, projectId, mail);
  await house.sql('drop index message_mail_words_key');
  await house.sql(
    `create unique index message_mail_key on message (org_id, project_id, mail_id) where mail_id is not null`,
  );
  await house.sql('alter table unlinked_mail drop column content_hash');
  await house.sql('alter table unlinked_mail add primary key (org_id, project_id, mail_id)');
  await house.sql(`delete from migration where name = '0028-mail-words'`);
  expect((await migrateDatabase(house.databaseUrl)).ran).toEqual(['0028-mail-words']);
  for (const mail of older) expect(await receive(house, projectId, mail)).toEqual({ outcome: 'known' });
  for (const [From, id] of [
    ['cleo@koivu.example', '<one@koivu.example>'],
    ['cleo@koivu.example', '<bo@x>'],
  ] as const)
    expect(await receive(house, projectId, writeMail({ From, 'Message-ID': id }))).toMatchObject({
      outcome: 'unlinked',
      warnings: [expect.stringContaining('same Message-ID')],
    });
});
