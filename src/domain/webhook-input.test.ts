import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventKinds } from '../../generated/contract/events.ts';
import { readEventKinds } from './webhook-input.ts';

test('removes duplicates, and replaces all types by * if that is among them', () => {
  expect(readEventKinds(['draft.ready', 'lead.added', 'draft.ready'])).toEqual({
    events: ['draft.ready', 'lead.added'],
  });
  expect(readEventKinds(['lead.added', '*'])).toEqual({ events: ['*'] });
  expect(readEventKinds(eventKinds)).toEqual({ events: [...eventKinds] });
});

test('reports the first unknown type and suggests the nearest one', () => {
  expect(readEventKinds(['draft.ready', 'lead.add', 'nothing'])).toEqual({
    problem: 'There is no event type "lead.add". Did you mean lead.added?',
    index: 1,
  });
});

test('refuses every list with an unknown type', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (wanted) => {
      fc.pre(wanted.some((kind) => kind !== '*' && !(eventKinds as readonly string[]).includes(kind)));
      expect(readEventKinds(wanted)).toHaveProperty('problem');
    }),
  );
});
