import { expect, test } from 'vitest';
import { createConcurrencySlots } from './concurrency-slots.ts';

const occupied = (...orgIds: string[]) => {
  const slots = createConcurrencySlots(4, 3);
  for (const orgId of orgIds) slots.acquire(orgId);
  return slots;
};

test('claims at most the free share of the busiest organisation', () => {
  expect(occupied().capacity(0)).toEqual({ max: 3, fullOrgs: [] });
  expect(occupied('a').capacity(0)).toEqual({ max: 2, fullOrgs: [] });
  expect(occupied('a', 'b').capacity(0)).toEqual({ max: 2, fullOrgs: [] });
  expect(occupied('a', 'a', 'b').capacity(0)).toEqual({ max: 1, fullOrgs: [] });
});

test('leaves the rest to others once an organisation uses its share', () => {
  expect(occupied('a', 'a', 'a').capacity(0)).toEqual({ max: 1, fullOrgs: ['a'] });
  expect(occupied('a', 'a', 'a', 'b').capacity(0)).toBeNull();
});

test('reuses a released slot', () => {
  const slots = occupied('a', 'a', 'a', 'b');
  slots.release('a');
  expect(slots.capacity(0)).toEqual({ max: 1, fullOrgs: [] });
});

test('polls an empty queue again only after a delay or a new job', () => {
  const slots = occupied('a');
  slots.markQueueEmpty(slots.capacity(1_000)!, 1_000);
  slots.release('a');
  expect(slots.capacity(1_100)).toBeNull();
  expect(slots.capacity(1_500)).toEqual({ max: 3, fullOrgs: [] });
  slots.markQueueEmpty(slots.capacity(1_500)!, 1_500);
  slots.clearQueueEmpty();
  expect(slots.capacity(1_600)).toEqual({ max: 3, fullOrgs: [] });
});

test('polls again when a full organisation releases a slot', () => {
  const slots = occupied('a', 'a', 'a');
  slots.markQueueEmpty(slots.capacity(0)!, 0);
  expect(slots.capacity(1)).toBeNull();
  slots.release('a');
  expect(slots.capacity(1)).toEqual({ max: 1, fullOrgs: [] });
});

test('polls again for a job that arrived during a claim', () => {
  const slots = occupied();
  const capacity = slots.capacity(0)!;
  slots.clearQueueEmpty();
  slots.markQueueEmpty(capacity, 0);
  expect(slots.capacity(1)).toEqual({ max: 3, fullOrgs: [] });
});
