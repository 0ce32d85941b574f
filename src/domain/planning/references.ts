import { anyPhrase } from '../../languages/all-phrases.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords, overlap } from '../answering/content-words.ts';
import { readFields } from '../brief/brief.ts';
import { readLocations } from '../brief/locations.ts';
import { splitSentences } from '../drafting/sentences.ts';
import { plainNumber } from '../drafting/tokens.ts';
import type { DraftRequest, Source } from '../drafting/material.ts';
import type { KnownNames } from '../drafting/known-names.ts';
import type { TriggerKind } from '../language-pack/reading-words.ts';
import { cues, type CueGroup } from '../reading/cues.ts';
import { readItems } from '../reading/items.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import type { Interests } from './interests.ts';
import { compareTexts } from './name-triggers.ts';
import { sellerSentences, type SellerSentence, type Stems } from './seller-sentences.ts';

/** A reference of the seller with what is known of the customer in it. */
export interface Reference {
  readonly source: Source;
  readonly sentences: readonly SellerSentence[];
  readonly stems: Stems;
  readonly fields: readonly string[];
  readonly cities: readonly string[];
  readonly people: number | null;
  readonly kinds: ReadonlySet<TriggerKind>;
}

/** A reference that was chosen, with why. */
export interface Likeness {
  readonly reference: Reference;
  readonly score: number;
  /** Whether the customer resembles the recipient or its news. One that does not proves nothing to the recipient. */
  readonly isAlike: boolean;
  /** Parts of a sentence for people, such as "the same field (bakery)". */
  readonly why: readonly string[];
}

/** What is known of the recipient's company. */
export interface Company {
  readonly fields: readonly string[];
  readonly cities: readonly string[];
  readonly people: number | null;
}

/** The references that a mail to this recipient may quote, in an order that does not depend on the given one. */
export function readReferences(request: DraftRequest, names: KnownNames): readonly Reference[] {
  const { language } = request;
  return request.sources
    .filter(({ about, type }) => about === 'sender' && type === 'reference')
    .filter(({ title }) => !names.split(title ?? '').some(({ role }) => role === 'recipient'))
    .toSorted((left, right) => compareTexts(left.id, right.id))
    .flatMap((source): Reference[] => {
      const sentences = sellerSentences(source, request, names);
      if (sentences.length === 0) return [];
      const text = `${source.title ?? ''}\n${source.text}`.slice(0, maxLength);
      return [
        {
          source,
          sentences,
          stems: contentWords(text, language),
          fields: readFields(text),
          cities: citiesIn(text),
          people: peopleIn(text),
          kinds: kindsIn(text, language),
        },
      ];
    });
}

const maxLength = 4_000;

/** Reads field and size of the recipient's company from its research. */
export function readCompany({ recipient, sources }: DraftRequest): Company {
  const texts = sources.filter(({ about }) => about === 'recipient').map(({ text }) => text);
  const text = [recipient.company ?? '', ...texts].join('\n').slice(0, maxLength);
  return {
    fields: readFields(text),
    cities: citiesIn(`${recipient.city ?? ''}\n${text}`),
    people: peopleIn(text),
  };
}

function citiesIn(text: string): readonly string[] {
  return readLocations(text).cities.map(({ name }) => name);
}

/** How well a reference fits the recipient and, if given, the news. */
export function likenessOf(
  reference: Reference,
  to: {
    readonly company: Company;
    readonly interests: Interests;
    readonly trigger: { readonly kind: TriggerKind; readonly stems: Stems } | null;
  },
): Likeness {
  const { company, interests, trigger } = to;
  const field = reference.fields.find((name) => company.fields.includes(name));
  const city = reference.cities.find((name) => company.cities.includes(name));
  const isOfSize = areOfOneSize(reference.people, company.people);
  const isOfKind = trigger !== null && reference.kinds.has(trigger.kind);
  const shared = trigger === null ? 0 : overlap(trigger.stems, reference.stems);
  const wished = overlap(interests.angle, reference.stems);
  const cared = overlap(interests.role, reference.stems);
  const score =
    (field === undefined ? 0 : 2) +
    (city === undefined ? 0 : 1) +
    (isOfSize ? 1 : 0) +
    (isOfKind ? 1.5 : 0) +
    Math.min(1.5, 0.5 * shared) +
    Math.min(1, 0.5 * wished) +
    Math.min(1, 0.5 * cared);
  const why = [
    field === undefined ? null : `the same field (${field})`,
    city === undefined ? null : `the same place (${city})`,
    isOfSize ? 'the size of the company' : null,
    isOfKind ? 'the kind of news' : null,
    shared > 0 ? 'words with the news' : null,
    wished > 0 ? 'words with the angle' : null,
    cared > 0 ? 'what the role cares about' : null,
  ];
  const isAlike =
    field !== undefined || city !== undefined || isOfSize || isOfKind || shared >= fewestShared || wished > 0;
  return { reference, score, isAlike, why: why.filter((part) => part !== null) };
}

/** One word alone, such as “new”, is shared by chance. */
const fewestShared = 2;

/** The reference that fits best; null if none resembles the recipient or its news. */
export function bestLikeness(
  references: readonly Reference[],
  to: Parameters<typeof likenessOf>[1],
): Likeness | null {
  const ranked = references
    .map((reference) => likenessOf(reference, to))
    .filter(({ isAlike }) => isAlike)
    .toSorted((left, right) => right.score - left.score);
  return ranked[0] ?? null;
}

function areOfOneSize(one: number | null, other: number | null): boolean {
  if (one === null || other === null) return false;
  return Math.max(one, other) <= sizeFactor * Math.min(one, other);
}

const sizeFactor = 3;

/** "60 staff": the largest number of people that a text tells. */
function peopleIn(text: string): number | null {
  const numbers = [...text.toLowerCase().matchAll(peoplePattern)].map(([, number = '']) =>
    Number(plainNumber(number)),
  );
  const found = numbers.filter((number) => number > 0);
  return found.length === 0 ? null : Math.max(...found);
}

const peoplePattern = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,3}(?:[ .,\u00a0]\d{3}){1,2}|\d{1,6}) (?:\p{L}{1,20} )?${anyPhrase(
    ({ briefs }) => briefs.people,
  )}(?!\p{L})`,
  'gu',
);

/** The kinds of news whose words stand in one sentence of a text, at any time. */
function kindsIn(text: string, language: WrittenLanguage): ReadonlySet<TriggerKind> {
  const { events } = vocabularyOf(language);
  const kinds = splitSentences(text).flatMap((sentence) => {
    const found: ReadonlyMap<CueGroup, unknown> = events.find(readItems(sentence.text));
    const told = cues.filter(({ groups }) => groups.every((names) => names.some((name) => found.has(name))));
    return told.map(({ kind }) => kind);
  });
  return new Set(kinds);
}
