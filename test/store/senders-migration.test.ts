import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { openWorkspace } from '../drafting-workspace.ts';
import { testHouse } from '../house.ts';
import { receive, writeMail } from '../mails.ts';

const house = testHouse({ role: 'api' });

test('messages that are there already get the address that they came from', async () => {
  const { addLead, call, projectId, tenant } = await openWorkspace(house);
  const { id: leadId } = await addLead({ email: 'anna@koivu.example' });
  await receive(house, projectId, writeMail());
  await call('inbox.addMessage', { projectId, leadId, direction: 'outbound', body: 'Thank you, Anna.' });
  const senders = () =>
    house.sql('select direction, sender from message where org_id = $1 order by direction', [tenant.orgId]);
  const expected = [
    { direction: 'inbound', sender: 'anna@koivu.example' },
    { direction: 'outbound', sender: null },
  ];
  expect(await senders()).toEqual(expected);
  await house.sql('alter table message drop column sender');
  await house.sql(`delete from migration where name = '0024-senders'`);
  await migrateDatabase(house.databaseUrl);
  expect(await senders()).toEqual(expected);
});
