import { expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { asksOf } from './asks.ts';
import { needsOf, rankPassages } from './match.ts';
import { answerPassages } from './passages.ts';
import { isWhole } from './whole-answer.ts';

/** Whether the best sentences for a question answer all of it; null if none fits. */
function isAnswered(language: WrittenLanguage, knowledge: string, question: string): boolean | null {
  const material = { ...sellerIn(language), brain: [], knowledge };
  const { request } = answerTo(language, { text: question }, { language }, () => material);
  const need = needsOf(asksOf(question)).at(-1);
  const told = rankPassages(need!, answerPassages(request.sources, language), language).slice(0, 1);
  return told.length === 0 ? null : isWhole(need!, told, language);
}

it.each([
  ['en', 'We deliver to Finland, Sweden and Estonia.', 'Do you deliver to Estonia?', true],
  ['en', 'We deliver to Finland, Sweden and Estonia.', 'Do you deliver to Norway?', false],
  ['en', 'We deliver to Finland, Sweden and Estonia.', 'Hi Mia, do you deliver to Norway and Sweden?', false],
  ['en', 'Delivery time is 4 weeks.', 'What is the delivery time to Norway?', false],
  ['en', 'Delivery time is 4 weeks.', 'Could you send a quote, and what is the delivery time?', true],
  ['en', 'Our planner works with Opus.', 'Does it work with Assisdent?', false],
  ['en', 'All machines make drinks with oat milk.', 'Do your machines make drinks with oat milk?', true],
  ['en', 'All machines make drinks with oat milk.', 'Do your machines make drinks with rice milk?', false],
  ['fi', 'Toimitamme Suomeen, Ruotsiin ja Viroon.', 'Toimitatteko Viroon?', true],
  ['fi', 'Toimitamme Suomeen, Ruotsiin ja Viroon.', 'Toimitatteko Norjaan?', false],
  ['fi', 'Tuote toimii Opuksen kanssa.', 'Toimiiko se Assisdentin kanssa?', false],
  ['sv', 'Vi levererar till Finland, Sverige och Estland.', 'Levererar ni till Estland?', true],
  ['sv', 'Vi levererar till Finland, Sverige och Estland.', 'Levererar ni till Norge?', false],
  ['de', 'Wir liefern nach Finnland, Schweden und Estland.', 'Liefern Sie nach Estland?', true],
  ['de', 'Wir liefern nach Finnland, Schweden und Estland.', 'Liefern Sie auch nach Norwegen?', false],
  ['en', 'All doors have a warranty.', 'How long is the warranty?', false],
  ['en', 'All doors have a warranty of five years.', 'How long is the warranty?', true],
  ['fi', 'Kaikilla ovilla on takuu.', 'Kuinka pitkä takuu on?', false],
  ['fi', 'Kaikilla ovilla on viiden vuoden takuu.', 'Kuinka pitkä takuu on?', true],
  ['sv', 'Alla dörrar har garanti.', 'Hur lång är garantin?', false],
  ['sv', 'Alla dörrar har fem års garanti.', 'Hur lång är garantin?', true],
  ['de', 'Alle Türen haben eine Garantie.', 'Wie lange ist die Garantie?', false],
  ['de', 'Alle Türen haben fünf Jahre Garantie.', 'Wie lange ist die Garantie?', true],
] as const)('%s: %s | %s', (language, knowledge, question, whole) => {
  expect(isAnswered(language, knowledge, question)).toBe(whole);
});
