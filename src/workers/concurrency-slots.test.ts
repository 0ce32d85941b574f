import { expect, test } from 'vitest';
import { createConcurrencySlots } from './concurrency-slots.ts';

const occupied = (...orgIds: string[]) => {
  const places = createConcurrencySlots(4, 3);
  for (const orgId of orgIds) places.acquire(orgId);
  return places;
};

test('no more is claimed than the one with most may take, so that nobody gets more than the share', () => {
  expect(occupied().capacity(0)).toEqual({ max: 3, fullOrgs: [] });
  expect(occupied('a').capacity(0)).toEqual({ max: 2, fullOrgs: [] });
  expect(occupied('a', 'b').capacity(0)).toEqual({ max: 2, fullOrgs: [] });
  expect(occupied('a', 'a', 'b').capacity(0)).toEqual({ max: 1, fullOrgs: [] });
});

test('who has the share leaves the rest to the others', () => {
  expect(occupied('a', 'a', 'a').capacity(0)).toEqual({ max: 1, fullOrgs: ['a'] });
  expect(occupied('a', 'a', 'a', 'b').capacity(0)).toBeNull();
});

test('a place that comes free is there again', () => {
  const places = occupied('a', 'a', 'a', 'b');
  places.release('a');
  expect(places.capacity(0)).toEqual({ max: 1, fullOrgs: [] });
});

test('a queue that was found empty is asked again only after a while, or when something came', () => {
  const places = occupied('a');
  places.markEmpty(places.capacity(1_000)!, 1_000);
  places.release('a');
  expect(places.capacity(1_100)).toBeNull();
  expect(places.capacity(1_500)).toEqual({ max: 3, fullOrgs: [] });
  places.markEmpty(places.capacity(1_500)!, 1_500);
  places.clearEmpty();
  expect(places.capacity(1_600)).toEqual({ max: 3, fullOrgs: [] });
});

test('where an organisation had its share, more of it may wait', () => {
  const places = occupied('a', 'a', 'a');
  places.markEmpty(places.capacity(0)!, 0);
  expect(places.capacity(1)).toBeNull();
  places.release('a');
  expect(places.capacity(1)).toEqual({ max: 1, fullOrgs: [] });
});

test('what came while the question was under way is asked for', () => {
  const places = occupied();
  const room = places.capacity(0)!;
  places.clearEmpty();
  places.markEmpty(room, 0);
  expect(places.capacity(1)).toEqual({ max: 3, fullOrgs: [] });
});
