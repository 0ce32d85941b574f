import { expect, test } from 'vitest';
import { matchesTrigger } from './trigger.ts';

const form = { type: 'contact_form', source: 'website' };
const mail = { type: 'message.received', source: 'inbox' };
const inbound = (restrictions: object = {}) => ({ kind: 'inbound_event' as const, ...restrictions });

test.each([
  ['an event without any restriction', inbound(), form, true],
  ['an event with empty lists', inbound({ eventTypes: [], sources: [] }), form, true],
  ['an event whose type is listed', inbound({ eventTypes: ['demo', 'contact_form'] }), form, true],
  ['an event of another type', inbound({ eventTypes: ['demo'] }), form, false],
  ['an event whose source is listed', inbound({ sources: ['website'] }), form, true],
  ['an event from another source', inbound({ eventTypes: ['contact_form'], sources: ['shop'] }), form, false],
  [
    'an event without a source if sources are listed',
    inbound({ sources: ['website'] }),
    { ...form, source: null },
    false,
  ],
  ['a message without any restriction', inbound(), mail, false],
  ['a message of which only the source is listed', inbound({ sources: ['inbox'] }), mail, false],
  ['a message whose type is listed', inbound({ eventTypes: ['message.received'] }), mail, true],
  ['an event for a manual flow', { kind: 'manual' as const }, form, false],
])('decides about %s', (_, trigger, event, expected) => {
  expect(matchesTrigger(trigger, event)).toBe(expected);
});
