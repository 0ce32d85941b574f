import { byLanguage } from '../../../languages/by-language.ts';
import { usableSentences } from '../../../domain/drafting/evidence-sentences.ts';
import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import type { DraftRequest, Source } from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { inAnotherLanguage, type Leftover } from './facts.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { OfferSentence } from '../../../domain/language-pack/draft-phrases.ts';
import { isInLanguage } from './material-language.ts';
import { boilerplate, sharedTopics, slogan, topicsOf } from './relevance.ts';
import { withoutStop, type Passage } from './statement.ts';
import { namesThing } from './thing.ts';
import { isInternal, tellsOfFailure } from '../../../domain/drafting/unfit.ts';

/** A sentence of the sender's material that says what the sender offers. */
export interface Offer extends OfferSentence {
  readonly passage: Passage;
  /** Whether it is the sentence in which the sender says what it does for others, with its benefit. */
  readonly isValue: boolean;
  readonly score: number;
}

export interface FoundOffers {
  /** What the sender does, best first. */
  readonly offers: readonly Offer[];
  /** What others got from it, best first. */
  readonly proofs: readonly Offer[];
  /** Names of customers that the workspace lists, with where they stand. */
  readonly customers: readonly { readonly name: string; readonly passage: Passage }[];
  readonly leftovers: readonly Leftover[];
}

/** Finds what the sender's material says that fits the recipient: `topics` are the stems of what is known of it. */
export function findOffers(request: DraftRequest, topics: ReadonlySet<string>): FoundOffers {
  const offers: Offer[] = [];
  const proofs: Offer[] = [];
  const customers: { name: string; passage: Passage }[] = [];
  const leftovers: Leftover[] = [];
  for (const source of request.sources) {
    if (source.about !== 'sender' || source.kind === 'thread') continue;
    if (/knownCustomers/iu.test(source.id)) {
      customers.push(...listedNames(source));
      continue;
    }
    if (/competitor|targetMarkets|jobTitles|toneWords|voice|forbidden|companySize|industry/iu.test(source.id))
      continue;
    if (!isInLanguage(source, request.language)) {
      leftovers.push(inAnotherLanguage(source));
      continue;
    }
    const pool = source.type === 'reference' ? proofs : offers;
    pool.push(...offersOf(source, request, topics));
  }
  const byScore = (left: Offer, right: Offer): number => right.score - left.score;
  return {
    offers: offers.sort(byScore).slice(0, 10),
    proofs: proofs.sort(byScore).slice(0, 6),
    customers,
    leftovers,
  };
}

function offersOf(source: Source, request: DraftRequest, topics: ReadonlySet<string>): readonly Offer[] {
  return usableSentences(source.text)
    .slice(0, 120)
    .flatMap((span, index): Offer[] => {
      const words = span.text.split(/\s+/u).length;
      if (
        words < 2 ||
        words > 32 ||
        /\?$|https?:|@/u.test(span.text) ||
        isInternal(span.text) ||
        (source.type === 'reference' && tellsOfFailure(span.text)) ||
        (source.kind === 'knowledge' && boilerplate.test(span.text))
      )
        return [];
      const text = withoutStop(span.text);
      const shape = shapeOf(text, source, request);
      if (shape === null) return [];
      const shared = sharedTopics(topicsOf(text, request.language), topics);
      const score =
        weightOf(source) +
        1.5 * Math.min(3, shared) -
        index * 0.3 -
        (slogan.test(text) ? 1 : 0) -
        (shape === 'noun' ? 2.5 : 0) -
        (words > 24 ? 2 : 0);
      return [
        { passage: { source, span }, shape, text, isValue: source.id.endsWith('valueProposition'), score },
      ];
    });
}

/** A sentence of the sender's with how it is built; null where it means nothing by itself. */
export function offerFrom(passage: Passage, request: DraftRequest): Offer | null {
  const text = withoutStop(passage.span.text);
  const shape = shapeOf(text, passage.source, request);
  return shape === null ? null : { passage, shape, text, isValue: false, score: 0 };
}

function weightOf(source: Source): number {
  if (source.id.endsWith('valueProposition')) return 6;
  if (source.id.endsWith('whatTheyDo')) return 5;
  if (source.type === 'product') return 5;
  if (source.id.endsWith('products')) return 3.5;
  return source.kind === 'knowledge' ? 3 : 2;
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
  if (language === 'en' && englishVerbs.test(text)) return 'verb';
  const isField = /whatTheyDo|products|valueProposition/u.test(source.id);
  if (isField && namesThing(text, language)) return 'noun';
  if (fragment.test(text) && !hasAuxiliary(text, language)) return null;
  if (isField) return 'plain';
  return source.kind === 'context' || leansOnOthers[language].test(text) ? null : 'plain';
}

/** Beginnings of slogans that have no verb: "Less paper, more care", "The fastest way to …". */
const fragment = new RegExp(
  String.raw`^(?:${[
    String.raw`(?:${[
      String.raw`less|more|fewer|no|better|faster|smarter|every|mehr|weniger|besser|mindre|mer|bättre|vähemmän`,
      String.raw`enemmän`,
    ].join('|')})(?!\p{L})`,
    String.raw`the .{0,30}\bway to\b`,
  ].join('|')})`,
  'iu',
);

function hasAuxiliary(text: string, language: WrittenLanguage): boolean {
  const { auxiliary } = lexiconOf(language);
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => auxiliary.has(word));
}

/** Sentences that mean nothing without the one before them. */
const leansOnOthers = byLanguage(({ composing }) => composing.leansOnOthers);

const speaksOfUs = byLanguage(({ composing }) => composing.speaksOfUs);

/** English material often leaves its subject out: "Fills cancelled appointments", "Helps clinics …". */
const englishVerbs = new RegExp(
  String.raw`^(${[
    String.raw`fills|helps|automates|reduces|cuts|makes|gives|lets|provides|offers|builds|connects|turns|saves`,
    String.raw`delivers|manages|tracks|finds|plans|runs|sells|designs|develops|creates|keeps|brings|handles`,
    String.raw`supplies|produces|installs|maintains|rents|trains|supports|measures|monitors|collects|recycles`,
    String.raw`translates|transports|publishes`,
  ].join('|')})\b`,
  'iu',
);

function listedNames(source: Source): readonly { name: string; passage: Passage }[] {
  return [...source.text.matchAll(/[^,;\n]+/gu)].flatMap((match) => {
    const name = match[0].trim();
    const start = match.index + match[0].indexOf(name);
    const isName = name !== '' && name.split(/\s+/u).length <= 5 && /^\p{Lu}/u.test(name);
    return isName
      ? [{ name, passage: { source, span: { start, end: start + name.length, text: name } } }]
      : [];
  });
}
