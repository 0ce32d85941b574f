import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeMail } from '../support/test-mails.ts';

const service = testService({ role: 'api' });

test('the migration adds the sender’s address to existing inbound messages', async () => {
  const { addLead, call, projectId, tenant } = await openWorkspace(service);
  const { id: leadId } = await addLead({ email: 'anna@koivu.example' });
  await receive(service, projectId, writeMail());
  await call('inbox.addMessage', { projectId, leadId, direction: 'outbound', body: 'Thank you, Anna.' });
  const senders = () =>
    service.sql('select direction, sender from message where org_id = $1 order by direction', [tenant.orgId]);
  const expected = [
    { direction: 'inbound', sender: 'anna@koivu.example' },
    { direction: 'outbound', sender: null },
  ];
  expect(await senders()).toEqual(expected);
  await service.sql('alter table message drop column sender');
  await service.sql(`delete from migration where name = '0024-senders'`);
  await migrateDatabase(service.databaseUrl);
  expect(await senders()).toEqual(expected);
});
