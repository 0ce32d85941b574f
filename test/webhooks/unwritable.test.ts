import { afterEach, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testReceiver } from './test-receiver.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const service = testService({ environment: webhookSettings });
const receiver = testReceiver();
afterEach(() => service.sql('drop trigger if exists refusing on delivery'));

test('drops a response that the database cannot store, and delays no other result', async () => {
  const scene = await webhookScene(service);
  await rejectRows(`new.attempts::text like '%poison%'`);
  let responseCount = 0;
  receiver.respondAt('/answers', (response) => response.end(responseCount++ % 10 === 0 ? 'poison' : 'fine'));
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/answers'));
  await scene.raiseEvents(30);
  const ended = await scene.waitUntilEnded(webhookId, 30);
  expect(ended.map(({ state }) => state)).toEqual(Array.from({ length: 30 }, () => 'delivered'));
  const responses = ended.map(({ attempts }) => attempts.map(({ response }) => response).join());
  expect(responses.toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => ''),
    ...Array.from({ length: 27 }, () => 'fine'),
  ]);
  expect(receiver.received('/answers')).toHaveLength(30);
});

test('a result that the database cannot store does not block other endpoints', async () => {
  const scene = await webhookScene(service);
  const poisoned = await scene.createEndpoint(receiver.urlOf('/poisoned'));
  const other = await scene.createEndpoint(receiver.urlOf('/other'));
  await rejectRows(`new.webhook_id = '${poisoned.webhookId}' and new.attempts <> '[]'`);
  await scene.raiseEvents(20);
  const ended = await scene.waitUntilEnded(other.webhookId, 20);
  expect(ended.every(({ state, attempts }) => state === 'delivered' && attempts.length === 1)).toBe(true);
  expect(receiver.received('/other')).toHaveLength(20);
  expect(await scene.deliveries(poisoned.webhookId)).toHaveLength(20);
});

test('gives up a delivery that can never be recorded, with the reason', async () => {
  const scene = await webhookScene(service);
  const { webhookId } = await scene.createEndpoint(receiver.urlOf('/lost'));
  await scene.raiseEvents();
  const [{ deliveryId } = { deliveryId: '' }] = await scene.waitUntilEnded(webhookId, 1);
  await service.sql(
    `update delivery set state = 'waiting', finished_at = null, next_attempt_at = now(), claims = 16 where id = $1`,
    [deliveryId],
  );
  await service.sql('update directory.delivery_schedule set due_at = now() where org_id = $1', [
    scene.tenant.orgId,
  ]);
  const [lost] = await scene.waitUntilEnded(webhookId, 1);
  expect(lost).toMatchObject({ state: 'not_sent', reason: expect.stringContaining('could not be saved') });
  expect(receiver.received('/lost')).toHaveLength(1);
});

/** Makes the database permanently reject matching rows, as it does for characters that it cannot store. */
async function rejectRows(condition: string): Promise<void> {
  await service.sql(`
    create or replace function refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'unsupported Unicode escape sequence' using errcode = '22P05';
    end $$`);
  await service.sql(`
    create trigger refusing before insert or update on delivery
    for each row when (${condition}) execute function refuse()`);
}
