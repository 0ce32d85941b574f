import { expect, test } from 'vitest';
import type { NamedTrigger } from './plan.ts';
import { slotValues } from './slot-values.ts';

const news = (place: string | null, quote: string): NamedTrigger => ({
  id: 'trg_0123456789abcdef',
  kind: 'build',
  headline: quote,
  date: '2026-09-08',
  place,
  actor: null,
  quote,
  sourceId: 'lead',
  readerVersion: 1,
});
const placeIn = (trigger: NamedTrigger | null, language: 'en' | 'fi') =>
  slotValues(trigger, { recipient: {}, language })['trigger.place'];

test('names a place as the news does', () => {
  expect(placeIn(news('Hull', 'The company opened a new depot in Hull in September 2026.'), 'en')).toBe(
    'Hull',
  );
  expect(placeIn(news(null, 'The company opened a new depot in September 2026.'), 'en')).toBeNull();
  expect(placeIn(null, 'en')).toBeNull();
});

test('names a city in its base form if the news has another', () => {
  const factory = news('Tampereelle', 'Yhtiö rakensi uuden tehtaan Tampereelle, ja se on nyt valmis.');
  expect(placeIn(factory, 'fi')).toBe('Tampere');
  expect(placeIn(factory, 'en')).toBe('Tampere');
});

test('names no place whose base form is unknown', () => {
  const village = news('Ruhtinansalmelle', 'Yhtiö rakensi tehtaan Ruhtinansalmelle, ja se on nyt valmis.');
  expect(placeIn(village, 'fi')).toBeNull();
});
