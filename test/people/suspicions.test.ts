import { expect, test } from 'vitest';
import { clearSuspicion } from '../../src/people/suspicions.ts';
import { testService } from '../support/test-service.ts';
import { openSuspicionScene, suspectedText } from '../support/suspicion-scene.ts';

const service = testService({ role: 'api' });

test('clears messages that arrived before the rule, as the error message says', async () => {
  const scene = await openSuspicionScene(service);
  const { leadId, store } = scene;
  const { messageId } = await scene.receive(suspectedText);
  await service.sql(`update message set suspicion = null, warnings = '[]' where id = $1`, [messageId]);
  const threadId = leadId.replace('lead', 'thread');
  const { error } = await scene.tryCall('replies.draftByThread', { threadId });
  expect(error.message).toContain(`\`npx outreach inbox clear --arrival ${messageId}\``);
  expect(await clearSuspicion(store, messageId)).toEqual({ arrivalId: messageId, leadId, open: 0 });
  await scene.call('replies.draftByThread', { threadId });
});

test('retries a decision once if it conflicts with a concurrent call', async () => {
  const scene = await openSuspicionScene(service);
  const { leadId, store } = scene;
  const { messageId } = await scene.receive(suspectedText);
  await service.sql(`
    create sequence lost_race;
    grant usage on lost_race to public;
    create function lose_once() returns trigger language plpgsql as $$
      begin
        if nextval('public.lost_race') = 1 then raise exception 'a lost race' using errcode = '40001'; end if;
        return new;
      end $$;
    create trigger lose_once before update on message for each row execute function lose_once()`);
  expect(await clearSuspicion(store, messageId)).toMatchObject({ open: 0 });
  const [{ tried }] = await service.sql('select last_value::int as tried from lost_race');
  expect(tried).toBe(2);
  const { timeline } = await scene.call('leads.get', { leadId });
  expect(timeline.filter(({ kind }) => kind === 'suspicion_cleared')).toHaveLength(1);
});
