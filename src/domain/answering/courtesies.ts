import { packs, writtenLanguages, type WrittenLanguage } from '../../languages/packs.ts';
import type { Occasion } from './occasions/occasion.ts';
import type { Courtesies, CourtesyKey } from '../language-pack/courtesies.ts';

/** A courtesy in the words of a language, formal or not. */
export function courtesy(key: CourtesyKey, language: WrittenLanguage, isFormal: boolean): string {
  const sentence = packs[language].courtesies[key];
  return isFormal ? sentence.formal : sentence.informal;
}

/** The courtesy that a sentence repeats letter for letter, in any case; null if it is none. */
export function courtesyOf(text: string, language: WrittenLanguage): CourtesyKey | null {
  return known.get(language)?.get(keyOf(text)) ?? null;
}

/** The occasions of courtesies that fit only one occasion. Courtesies that are not listed fit any message. */
const occasionsOfCourtesies: Partial<Readonly<Record<CourtesyKey, readonly Occasion[]>>> = {
  subjectOfMeeting: ['booking', 'cancellation'],
  thanksForBooking: ['booking'],
  gladToMeet: ['booking'],
  subjectOfApplication: ['application'],
  thanksForApplication: ['application'],
  passOn: ['application', 'complaint'],
  subjectOfMessage: ['pitch', 'complaint'],
  declineOffer: ['pitch'],
};

/** Whether a courtesy fits an occasion; null means an enquiry. */
export function fitsOccasion(key: CourtesyKey, occasion: Occasion | null): boolean {
  const occasions = occasionsOfCourtesies[key];
  return occasions === undefined || (occasion !== null && occasions.includes(occasion));
}

/** Whether a courtesy is only used as a subject. */
export function isSubject(key: CourtesyKey | null): boolean {
  return key?.startsWith('subject') === true;
}

/** All courtesies of a language that fit an occasion, or no occasion, for a composer that may use no others. */
export function courtesiesOf(language: WrittenLanguage, occasion: Occasion | null): readonly string[] {
  const fitting = sentencesOf(language).filter(([key]) => fitsOccasion(key, occasion));
  return [...new Set(fitting.map(([, text]) => text))];
}

function sentencesOf(language: WrittenLanguage): readonly [CourtesyKey, string][] {
  const entries = Object.entries(packs[language].courtesies) as [CourtesyKey, Courtesies[CourtesyKey]][];
  return entries.flatMap(([key, { formal, informal }]): [CourtesyKey, string][] => [
    [key, formal],
    [key, informal],
  ]);
}

const known = new Map(writtenLanguages.map((language) => [language, index(language)]));

function index(language: WrittenLanguage): ReadonlyMap<string, CourtesyKey> {
  return new Map(sentencesOf(language).map(([key, text]) => [keyOf(text), key]));
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
