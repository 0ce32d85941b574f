import { byLanguage } from '../../../languages/by-language.ts';
import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import type { DraftRequest, Source } from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { OfferSentence } from '../../../domain/language-pack/draft-phrases.ts';
import { withoutStop, type Passage } from './statement.ts';
import { namesThing } from './thing.ts';

/** A sentence of the sender's material that says what the sender offers. */
export interface Offer extends OfferSentence {
  readonly passage: Passage;
}

/** A sentence of the sender with its structure; null if it means nothing without its context. */
export function offerFrom(passage: Passage, request: DraftRequest): Offer | null {
  const text = withoutStop(passage.span.text);
  const shape = shapeOf(text, passage.source, request);
  return shape === null ? null : { passage, shape, text };
}

function shapeOf(text: string, source: Source, request: DraftRequest): Offer['shape'] | null {
  const { language, sender } = request;
  if (speaksOfUs[language].test(text)) return 'we';
  const names = [
    sender.company,
    sender.company === undefined ? undefined : spokenCompanyName(sender.company),
    source.title,
  ];
  const named = names.some(
    (name) => name !== undefined && name !== '' && text.toLowerCase().startsWith(`${name.toLowerCase()} `),
  );
  if (named) return 'named';
  if (source.type === 'reference') return 'named';
  if (withoutSubject[language]?.test(text) === true) return 'verb';
  const isField = /whatTheyDo|products|valueProposition/u.test(source.id);
  if (isField && namesThing(text, language)) return 'noun';
  if (slogans[language].test(text) && !hasAuxiliary(text, language)) return null;
  if (isField) return 'plain';
  return source.kind === 'context' || leansOnOthers[language].test(text) ? null : 'plain';
}

function hasAuxiliary(text: string, language: WrittenLanguage): boolean {
  const { auxiliary } = lexiconOf(language);
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => auxiliary.has(word));
}

/** Beginnings of slogans that have no verb: "Less paper, more care", "The fastest way to …". */
const slogans = byLanguage(({ composing }) => composing.slogans);

/** Sentences that mean nothing without the one before them. */
const leansOnOthers = byLanguage(({ composing }) => composing.leansOnOthers);

const speaksOfUs = byLanguage(({ composing }) => composing.speaksOfUs);

/** Texts that leave their subject out: "Fills cancelled appointments". */
const withoutSubject = byLanguage(({ composing }) => composing.withoutSubject);
