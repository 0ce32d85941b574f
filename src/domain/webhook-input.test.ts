import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventKinds } from '../../generated/contract/events.ts';
import { readEventKinds } from './webhook-input.ts';

test('kinds are taken once each, and every kind stands for all', () => {
  expect(readEventKinds(['draft.ready', 'lead.added', 'draft.ready'])).toEqual({
    events: ['draft.ready', 'lead.added'],
  });
  expect(readEventKinds(['lead.added', '*'])).toEqual({ events: ['*'] });
  expect(readEventKinds(eventKinds)).toEqual({ events: [...eventKinds] });
});

test('of unknown ones the first is told, with the nearest that there is', () => {
  expect(readEventKinds(['draft.ready', 'lead.add', 'nothing'])).toEqual({
    problem: 'There is no event type "lead.add". Did you mean lead.added?',
    place: 1,
  });
});

test('nothing else is ever taken', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (wanted) => {
      fc.pre(wanted.some((kind) => kind !== '*' && !(eventKinds as readonly string[]).includes(kind)));
      expect(readEventKinds(wanted)).toHaveProperty('problem');
    }),
  );
});
