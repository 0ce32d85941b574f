import { afterEach, expect, test } from 'vitest';
import { testHouse } from '../house.ts';
import { testReceiver } from './receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const house = testHouse({ environment: webhookSettings });
const receiver = testReceiver();
afterEach(() => house.sql('drop trigger if exists refusing on delivery'));

test('what a receiver answered is left out where it cannot be written, and holds up no other', async () => {
  const scene = await webhookScene(house);
  await refuseRowsWith(`new.attempts::text like '%poison%'`);
  let answered = 0;
  receiver.answer('/answers', (response) => response.end(answered++ % 10 === 0 ? 'poison' : 'fine'));
  const { webhookId } = await scene.endpoint(receiver.at('/answers'));
  await scene.raise(30);
  const ended = await scene.ended(webhookId, 30);
  expect(ended.map(({ state }) => state)).toEqual(Array.from({ length: 30 }, () => 'delivered'));
  const answers = ended.map(({ attempts }) => attempts.map(({ response }) => response).join());
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => ''),
    ...Array.from({ length: 27 }, () => 'fine'),
  ]);
  expect(receiver.taken('/answers')).toHaveLength(30);
});

test('what cannot be written of one endpoint is written of the others', async () => {
  const scene = await webhookScene(house);
  const poisoned = await scene.endpoint(receiver.at('/poisoned'));
  const other = await scene.endpoint(receiver.at('/other'));
  await refuseRowsWith(`new.webhook_id = '${poisoned.webhookId}' and new.attempts <> '[]'`);
  await scene.raise(20);
  const ended = await scene.ended(other.webhookId, 20);
  expect(ended.every(({ state, attempts }) => state === 'delivered' && attempts.length === 1)).toBe(true);
  expect(receiver.taken('/other')).toHaveLength(20);
  expect(await scene.deliveries(poisoned.webhookId)).toHaveLength(20);
});

test('what was sent again and again and never written down is given up, and says so', async () => {
  const scene = await webhookScene(house);
  const { webhookId } = await scene.endpoint(receiver.at('/lost'));
  await scene.raise();
  const [{ deliveryId } = { deliveryId: '' }] = await scene.ended(webhookId, 1);
  await house.sql(`update delivery set state = 'waiting', finished_at = null where id = $1`, [deliveryId]);
  await house.sql(
    `insert into directory.delivery_due (id, org_id, webhook_id, due_at, is_first, claims)
     values ($1, $2, $3, now(), true, 16)`,
    [deliveryId, scene.tenant.orgId, webhookId],
  );
  const [lost] = await scene.ended(webhookId, 1);
  expect(lost).toMatchObject({ state: 'not_sent', reason: expect.stringContaining('could not be recorded') });
  expect(receiver.taken('/lost')).toHaveLength(1);
});

/** The database refuses what is like it for good, as it does characters that it has no room for. */
async function refuseRowsWith(condition: string): Promise<void> {
  await house.sql(`
    create or replace function refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'unsupported Unicode escape sequence' using errcode = '22P05';
    end $$`);
  await house.sql(`
    create trigger refusing before insert or update on delivery
    for each row when (${condition}) execute function refuse()`);
}
