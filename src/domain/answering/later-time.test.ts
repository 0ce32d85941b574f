import { expect, test } from 'vitest';
import { namesLaterTime } from './later-time.ts';

test.each([
  'Meillä ei ole nyt tarvetta. Palataan ensi syksynä.',
  'Ei juuri nyt, palataan kesän jälkeen.',
  'Not now, come back next quarter.',
  'Please try again in six months.',
  'Inte nu, hör av dig efter sommaren.',
  'Hör gärna av er i höst.',
  'Im Moment nicht, melden Sie sich im Herbst.',
  'Schreiben Sie mir nächstes Jahr.',
])('names a time: %s', (text) => {
  expect(namesLaterTime(text)).toBe(true);
});

test.each([
  'Meillä ei ole nyt tarvetta.',
  'Ei nyt, palataan joskus myöhemmin.',
  'Not right now, maybe after the summer.',
  'Ei juuri nyt, ehkä kesän jälkeen.',
  'Inte just nu, kanske senare.',
  'Im Moment leider nicht.',
  'There is no budget for it this year.',
  'Det behövs inte nu i vår verksamhet.',
])('names none: %s', (text) => {
  expect(namesLaterTime(text)).toBe(false);
});

test.each(['Palataan keväällä.', 'Palataan talvella.', 'Write again in March.'])('names it: %s', (text) => {
  expect(namesLaterTime(text)).toBe(true);
});
