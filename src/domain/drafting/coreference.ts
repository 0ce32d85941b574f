import { itemAt, lastItem } from '../item-at.ts';
import { introducesThing, namesOther } from './antecedents.ts';
import type { KnownNames } from './known-names.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { Source } from './material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { months } from './months.ts';
import type { Span } from './sentences.ts';
import { tokenise, type Token } from './tokens.ts';

/**
 * Indexes of the words in a sentence of a source that mean the source's company: "it", "the company", "the bakery", or
 * "that" after a description. They mean it only if the sentence before is about that company and names nobody else. The
 * first sentence of a research note is always about its company.
 */
export function resolvedSubjects(
  source: Source,
  sentences: readonly Span[],
  at: number,
  { language, names }: { readonly language: WrittenLanguage; readonly names: KnownNames },
): { readonly at: ReadonlySet<number>; readonly count: number } {
  const known = resolutionsOf(names, source.text);
  const lexicon = lexiconOf(language);
  const contexts: SentenceContext[] = [];
  for (let index = at; index >= 0 && known[index] === undefined; index -= 1) {
    const { text } = itemAt(sentences, index);
    const tokens = tokenise(text, language, names);
    const context: SentenceContext = { text, tokens, before: undefined, source, lexicon, names };
    contexts.push(context);
    if (!dependsOnPrevious(context)) break;
  }
  for (let index = at - contexts.length + 1; index <= at; index += 1)
    known[index] ??= resolve({ ...itemAt(contexts, at - index), before: known[index - 1] });
  const { resolved, count } = itemAt(known, at);
  return { at: resolved, count };
}

/** What a sentence says about the company. `isAbout` is null if that is not known yet. */
interface Resolution {
  readonly resolved: ReadonlySet<number>;
  /** How many tokens the sentence has. */
  readonly count: number;
  readonly isAbout: boolean | null;
  readonly namesOther: boolean;
  readonly introducesThing: boolean;
}

interface SentenceContext {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly before: Resolution | undefined;
  readonly source: Source;
  readonly lexicon: Lexicon;
  readonly names: KnownNames;
}

const nothingKnown = { isAbout: null, namesOther: false, introducesThing: false } as const;
const resolutions = new WeakMap<KnownNames, Map<string, Resolution[]>>();

// Cached per message, because sentences depend on the ones before.
function resolutionsOf(names: KnownNames, text: string): Resolution[] {
  const byText = resolutions.get(names) ?? new Map<string, Resolution[]>();
  resolutions.set(names, byText);
  const known = byText.get(text) ?? [];
  byText.set(text, known);
  return known;
}

/** Whether a sentence cannot be resolved without the one before. Most sentences of a long text can. */
function dependsOnPrevious(context: SentenceContext): boolean {
  if (context.source.kind === 'analysis' || isHeadingLike(context)) return true;
  return context.tokens.some((token, at) => standsForCompany(token, at, context));
}

function isHeadingLike({ text }: SentenceContext): boolean {
  return !/[.!?…]["”’»)]*$/u.test(text);
}

function resolve(context: SentenceContext): Resolution {
  const { tokens, lexicon } = context;
  const resolved = new Set<number>();
  tokens.forEach((token, at) => {
    if (standsForCompany(token, at, context) && meansCompany(at, context, resolved)) resolved.add(at);
  });
  const relative = relativeOfDescription(context);
  if (relative >= 0) resolved.add(relative);
  const other = namesOther(tokens, lexicon);
  if (isHeadingLike(context) && !other && !isDescription(context, tokens.length)) {
    return { ...(context.before ?? nothingKnown), resolved, count: tokens.length };
  }
  // "Its depot was extended" is about the depot.
  const isSubject = (token: Token, at: number): boolean =>
    resolved.has(at) && !lexicon.owners.has(token.lower);
  const subject = tokens.findIndex((token, at) => isSubject(token, at) || isCompanyItself(token, context));
  return {
    resolved,
    count: tokens.length,
    isAbout: isDescription(context, tokens.length) || (subject >= 0 && opensSentence(subject, context)),
    namesOther: other,
    introducesThing: introducesThing(tokens, lexicon),
  };
}

function isCompanyItself(token: Token, { source, lexicon }: SentenceContext): boolean {
  if (token.inflected) return false;
  const speaks =
    lexicon.firstSubject.has(token.lower) || lexicon.grammar.firstEnding?.test(token.lower) === true;
  return token.kind === source.about || speaks;
}

/** Whether a word can mean a company named before. */
function standsForCompany(token: Token, at: number, context: SentenceContext): boolean {
  if (token.kind !== 'word') return false;
  if (isOwnKind(token, at, context) || (at === 0 && context.lexicon.owners.has(token.lower))) return true;
  if (!context.lexicon.selfNouns.has(token.lower)) return false;
  // "The company operates" means the own company. "The software company Acme operates" does not.
  const next = context.tokens[at + 1];
  return next !== undefined && !(next.capitalised && next.kind === 'word' && at > 0);
}

/** A word for a kind of company that is part of its name, in the definite form: "bageriet" of Björkens Bageri. */
function isOwnKind({ lower }: Token, at: number, { names, lexicon, tokens }: SentenceContext): boolean {
  if (lower.length < 5) return false;
  const { articles, endings } = lexicon.grammar.definite;
  if (endings.length > 0) {
    return endings.some(
      (ending) => lower.endsWith(ending) && names.recipientWords.has(lower.slice(0, -ending.length)),
    );
  }
  if (!names.recipientWords.has(lower)) return false;
  return articles.size === 0 ? at === 0 : articles.has(tokens[at - 1]?.lower ?? '');
}

function meansCompany(at: number, context: SentenceContext, resolved: ReadonlySet<number>): boolean {
  const { tokens, before, source, lexicon } = context;
  const earlier = tokens.slice(0, at);
  if (earlier.some((token, index) => resolved.has(index) || isCompanyItself(token, context))) {
    return !namesOther(earlier, lexicon);
  }
  if (!opensSentence(at, context)) return false;
  const { lower } = itemAt(tokens, at);
  const isPronoun = lexicon.pronouns.has(lower) || lexicon.owners.has(lower);
  if (!before || before.isAbout === null) return source.kind === 'analysis' || !isPronoun;
  if (!before.isAbout || before.namesOther) return false;
  return (
    !isPronoun || !before.introducesThing || tokens.some((token) => lexicon.companyVerb.test(token.lower))
  );
}

const openingWords = 7;

/** Whether only a time or a place stands before the subject, and no other subject. */
function opensSentence(subject: number, { tokens, lexicon }: SentenceContext): boolean {
  const end =
    tokens
      .slice(0, subject)
      .findLastIndex(({ kind, lower }) => kind !== 'word' || !lexicon.connecting.has(lower)) + 1;
  const isLight = (token: Token): boolean =>
    token.kind !== 'word' ||
    lexicon.connecting.has(token.lower) ||
    lexicon.filler.has(token.lower) ||
    months.has(token.lower) ||
    lexicon.grammar.cases?.adverbial.test(token.lower) === true;
  const opening = tokens.slice(0, end);
  if (opening.every((token) => token.kind !== 'recipient' && token.kind !== 'sender' && isLight(token)))
    return true;
  const [first, last] = [itemAt(opening, 0), lastItem(opening)];
  if (!lexicon.prepositions.has(first.lower) || opening.length > openingWords) return false;
  return lexicon.grammar.hasFixedOrder || !last.capitalised || last.kind !== 'word';
}

/** The relative pronoun after a description without a verb: "Discount chain that operates"; -1 if there is none. */
function relativeOfDescription(context: SentenceContext): number {
  const { tokens, lexicon } = context;
  const { verbLast } = lexicon.grammar;
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 && lexicon.relative.has(token.lower) && (!verbLast || tokens[index - 1]?.lower === ','),
  );
  const end = tokens[at - 1]?.lower === ',' ? at - 1 : at;
  if (end <= 0 || !isDescription(context, end)) return -1;
  return verbLast || lexicon.describing.has(tokens[at + 1]?.lower ?? '') ? at : -1;
}

const descriptionWords = 9;

/** Whether the first words of a note say what its company is: "German discount retailer chain". */
function isDescription({ tokens, before, source, lexicon }: SentenceContext, end: number): boolean {
  if (source.kind !== 'analysis' || (before?.isAbout ?? null) !== null || end > descriptionWords)
    return false;
  const words = tokens.slice(0, end);
  return (
    words.length > 1 &&
    lexicon.companyKind.test(lastItem(words).lower) &&
    words.every((token) => token.kind === 'word' && !lexicon.prepositions.has(token.lower)) &&
    !words.some((token) => lexicon.firstSubject.has(token.lower) || lexicon.auxiliary.has(token.lower))
  );
}
