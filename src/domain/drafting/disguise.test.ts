import { expect, test } from 'vitest';
import { disguisedCharacter } from './disguise.ts';

test.each([
  '９００',
  '٩٠٠',
  '𝟗𝟎𝟎',
  '42⁰',
  '42½',
  'ⅻ',
  '①',
  'Ｔavlo',
  '𝐓avlo',
  'S\u202eam',
  'a\u200bb',
  'a\u00adb',
  'a\u0007b',
])('%j is in disguise', (text) => {
  expect(disguisedCharacter(`You run ${text} counters.`)).not.toBeNull();
});

test.each([
  'Größe, Åbo, naïve, Łódź',
  'Tavlo™ – “quoted”, ‘so’…',
  '1,000 € · 98 % (2026)',
  'Hyvää päivää\nAnna',
  'Привет, 東京',
])('%j is what it seems', (text) => {
  expect(disguisedCharacter(text)).toBeNull();
});
