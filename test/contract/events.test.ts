import { expect, test } from 'vitest';
import { eventKinds } from '../../generated/contract/events.ts';
import { eventValidators } from '../../generated/contract/validators.js';
import { model } from './operations.ts';

test('every event kind has a schema, including those of flows', () => {
  expect(eventKinds).toEqual([
    'campaign.completed',
    'credits.low',
    'draft.failed',
    'draft.ready',
    'flow.failed',
    'flow.notified',
    'lead.added',
    'lead.status_changed',
    'meeting.booked',
    'message.sent',
    'reply.received',
    'test.ping',
  ]);
});

test.each(model.events.map(({ kind, example }) => [kind, example] as const))(
  'the example of %s matches its schema',
  (kind, example) => {
    expect(Object.keys(example)).toEqual(['event', 'timestamp', 'data']);
    expect(example).toMatchObject({ event: kind, timestamp: expect.any(Number) as number });
    const isValid = eventValidators[kind as keyof typeof eventValidators];
    expect(isValid(example['data']), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid({ ...(example['data'] as object), unexpected: 1 })).toBe(false);
  },
);
