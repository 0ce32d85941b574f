import { expect, test } from 'vitest';
import { matchesTrigger } from './trigger.ts';

const form = { type: 'contact_form', source: 'website' };
const mail = { type: 'message.received', source: 'inbox' };
const inbound = (more: object = {}) => ({ kind: 'inbound_event' as const, ...more });

test.each([
  ['no restriction takes any event', inbound(), form, true],
  ['empty lists are no restriction', inbound({ eventTypes: [], sources: [] }), form, true],
  ['its type is named', inbound({ eventTypes: ['demo', 'contact_form'] }), form, true],
  ['another type is named', inbound({ eventTypes: ['demo'] }), form, false],
  ['its source is named', inbound({ sources: ['website'] }), form, true],
  ['another source is named', inbound({ eventTypes: ['contact_form'], sources: ['shop'] }), form, false],
  ['a source is named and it has none', inbound({ sources: ['website'] }), { ...form, source: null }, false],
  ['a message needs its type named', inbound(), mail, false],
  ['a message whose source alone is named', inbound({ sources: ['inbox'] }), mail, false],
  ['a message whose type is named', inbound({ eventTypes: ['message.received'] }), mail, true],
  ['a manual flow waits for a person', { kind: 'manual' as const }, form, false],
])('%s', (_, trigger, arrived, expected) => {
  expect(matchesTrigger(trigger, arrived)).toBe(expected);
});
