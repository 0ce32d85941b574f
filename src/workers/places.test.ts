import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

const occupied = (...orgIds: string[]) => {
  const places = createPlaces(4, 3);
  for (const orgId of orgIds) places.occupy(orgId);
  return places;
};

test('no more is claimed than the one with most may take, so that nobody gets more than the share', () => {
  expect(occupied().room(0)).toEqual({ most: 3, full: [] });
  expect(occupied('a').room(0)).toEqual({ most: 2, full: [] });
  expect(occupied('a', 'b').room(0)).toEqual({ most: 2, full: [] });
  expect(occupied('a', 'a', 'b').room(0)).toEqual({ most: 1, full: [] });
});

test('who has the share leaves the rest to the others', () => {
  expect(occupied('a', 'a', 'a').room(0)).toEqual({ most: 1, full: ['a'] });
  expect(occupied('a', 'a', 'a', 'b').room(0)).toBeNull();
});

test('a place that comes free is there again', () => {
  const places = occupied('a', 'a', 'a', 'b');
  places.vacate('a');
  expect(places.room(0)).toEqual({ most: 1, full: [] });
});

test('a queue that was found empty is asked again only after a while, or when something came', () => {
  const places = occupied('a');
  places.learnEmpty(places.room(1_000)!, 1_000);
  places.vacate('a');
  expect(places.room(1_100)).toBeNull();
  expect(places.room(1_500)).toEqual({ most: 3, full: [] });
  places.learnEmpty(places.room(1_500)!, 1_500);
  places.forgetEmpty();
  expect(places.room(1_600)).toEqual({ most: 3, full: [] });
});

test('where an organisation had its share, more of it may wait', () => {
  const places = occupied('a', 'a', 'a');
  places.learnEmpty(places.room(0)!, 0);
  expect(places.room(1)).toBeNull();
  places.vacate('a');
  expect(places.room(1)).toEqual({ most: 1, full: [] });
});

test('what came while the question was under way is asked for', () => {
  const places = occupied();
  const room = places.room(0)!;
  places.forgetEmpty();
  places.learnEmpty(room, 0);
  expect(places.room(1)).toEqual({ most: 3, full: [] });
});
