import { expect, test } from 'vitest';
import { fillSlots, type SlotValues } from './play.ts';

const values: SlotValues = {
  'trigger.place': 'Aberdeen',
  'trigger.date': '8 September 2026',
  'trigger.headline': 'opened a smokehouse',
  firstName: null,
  company: ' ',
};

test('fills slots and leaves the other words as they are', () => {
  expect(fillSlots('A new team in {trigger.place} since {trigger.date}.', values)).toBe(
    'A new team in Aberdeen since 8 September 2026.',
  );
  expect(fillSlots('New sites need rosters.', values)).toBe('New sites need rosters.');
});

test('fills in values with special characters word for word', () => {
  expect(fillSlots('News: {trigger.headline}', { ...values, 'trigger.headline': 'cost $& {company}' })).toBe(
    'News: cost $& {company}',
  );
});

test('drops lines with an empty or unknown slot', () => {
  expect(fillSlots('How does {company} plan shifts?', values)).toBeNull();
  expect(fillSlots('{firstName}, new sites need rosters.\nIn {trigger.place} too.', values)).toBe(
    'In Aberdeen too.',
  );
  expect(fillSlots('See {trigger.city}.', values)).toBeNull();
});
