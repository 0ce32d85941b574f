import { itemAt, lastItem } from '../item-at.ts';
import { bringsThing, namesOther } from './antecedents.ts';
import type { KnownNames } from './known-names.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { Source } from './material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { months } from './months.ts';
import type { Span } from './sentences.ts';
import { tokenise, type Token } from './tokens.ts';

/**
 * Indexes of the tokens of a source's sentence that stand for the company whose facts the source holds: "it", "the
 * company", "the bakery" of a company that is called one, "that" behind a description without a verb. They do so only
 * where the sentence before is about that company and brings in nobody else who could be meant. The first sentence of a
 * research note is about the company by its purpose.
 */
export function resolvedSubjects(
  source: Source,
  sentences: readonly Span[],
  at: number,
  { language, names }: { readonly language: WrittenLanguage; readonly names: KnownNames },
): { readonly at: ReadonlySet<number>; readonly count: number } {
  const known = readingsOf(names, source.text);
  const lexicon = lexiconOf(language);
  const readers: Reader[] = [];
  for (let index = at; index >= 0 && known[index] === undefined; index -= 1) {
    const { text } = itemAt(sentences, index);
    const tokens = tokenise(text, language, names);
    const reader: Reader = { text, tokens, before: undefined, source, lexicon, names };
    readers.push(reader);
    if (!leansOnBefore(reader)) break;
  }
  for (let index = at - readers.length + 1; index <= at; index += 1)
    known[index] ??= read({ ...itemAt(readers, at - index), before: known[index - 1] });
  const { resolved, count } = itemAt(known, at);
  return { at: resolved, count };
}

/** What a sentence tells, and what it leaves for the one after it; `isAbout` is null before anything was told. */
interface Reading {
  readonly resolved: ReadonlySet<number>;
  /** How many tokens the sentence has. */
  readonly count: number;
  readonly isAbout: boolean | null;
  readonly namesOther: boolean;
  readonly bringsThing: boolean;
}

interface Reader {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly before: Reading | undefined;
  readonly source: Source;
  readonly lexicon: Lexicon;
  readonly names: KnownNames;
}

const nothingTold = { isAbout: null, namesOther: false, bringsThing: false } as const;
const readings = new WeakMap<KnownNames, Map<string, Reading[]>>();

// Sentences are asked one by one, and some lean on the one before; the names live as long as one message is judged.
function readingsOf(names: KnownNames, text: string): Reading[] {
  const byText = readings.get(names) ?? new Map<string, Reading[]>();
  readings.set(names, byText);
  const known = byText.get(text) ?? [];
  byText.set(text, known);
  return known;
}

/** Whether what the sentence before told changes how one is read: most of a long text stand by themselves. */
function leansOnBefore(reader: Reader): boolean {
  if (reader.source.kind === 'analysis' || isHeadingLike(reader)) return true;
  return reader.tokens.some((token, at) => standsForCompany(token, at, reader));
}

function isHeadingLike({ text }: Reader): boolean {
  return !/[.!?…]["”’»)]*$/u.test(text);
}

function read(reader: Reader): Reading {
  const { tokens, lexicon } = reader;
  const resolved = new Set<number>();
  tokens.forEach((token, at) => {
    if (standsForCompany(token, at, reader) && isMeant(at, reader, resolved)) resolved.add(at);
  });
  const relative = relativeOfDescription(reader);
  if (relative >= 0) resolved.add(relative);
  const other = namesOther(tokens, lexicon);
  if (isHeadingLike(reader) && !other && !isDescription(reader, tokens.length)) {
    return { ...(reader.before ?? nothingTold), resolved, count: tokens.length };
  }
  // "Its depot was extended" is about the depot.
  const isSubject = (token: Token, at: number): boolean =>
    resolved.has(at) && !lexicon.owners.has(token.lower);
  const subject = tokens.findIndex((token, at) => isSubject(token, at) || isCompanyItself(token, reader));
  return {
    resolved,
    count: tokens.length,
    isAbout: isDescription(reader, tokens.length) || (subject >= 0 && opensSentence(subject, reader)),
    namesOther: other,
    bringsThing: bringsThing(tokens, lexicon),
  };
}

function isCompanyItself(token: Token, { source, lexicon }: Reader): boolean {
  if (token.inflected) return false;
  const speaks =
    lexicon.firstSubject.has(token.lower) || lexicon.grammar.firstEnding?.test(token.lower) === true;
  return token.kind === source.about || speaks;
}

/** Whether a word is of the kind that can stand for a company named before. */
function standsForCompany(token: Token, at: number, reader: Reader): boolean {
  if (token.kind !== 'word') return false;
  if (isOwnKind(token, at, reader) || (at === 0 && reader.lexicon.owners.has(token.lower))) return true;
  if (!reader.lexicon.selfNouns.has(token.lower)) return false;
  // "The company operates" names the own company; "the software company Acme operates" does not.
  const next = reader.tokens[at + 1];
  return next !== undefined && !(next.capitalised && next.kind === 'word' && at > 0);
}

/** A kind of company that its name holds, in the definite form: "bageriet" of Björkens Bageri. */
function isOwnKind({ lower }: Token, at: number, { names, lexicon, tokens }: Reader): boolean {
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

function isMeant(at: number, reader: Reader, resolved: ReadonlySet<number>): boolean {
  const { tokens, before, source, lexicon } = reader;
  const earlier = tokens.slice(0, at);
  if (earlier.some((token, index) => resolved.has(index) || isCompanyItself(token, reader))) {
    return !namesOther(earlier, lexicon);
  }
  if (!opensSentence(at, reader)) return false;
  const { lower } = itemAt(tokens, at);
  const isPronoun = lexicon.pronouns.has(lower) || lexicon.owners.has(lower);
  if (!before || before.isAbout === null) return source.kind === 'analysis' || !isPronoun;
  if (!before.isAbout || before.namesOther) return false;
  return !isPronoun || !before.bringsThing || tokens.some((token) => lexicon.companyVerb.test(token.lower));
}

const openingWords = 7;

/** Whether at most a time or a place stands before the subject, so that no other subject does. */
function opensSentence(subject: number, { tokens, lexicon }: Reader): boolean {
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

/** The relative pronoun whose antecedent is a whole description: "Discount chain that operates". */
function relativeOfDescription(reader: Reader): number {
  const { tokens, lexicon } = reader;
  const { verbLast } = lexicon.grammar;
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 && lexicon.relative.has(token.lower) && (!verbLast || tokens[index - 1]?.lower === ','),
  );
  const end = tokens[at - 1]?.lower === ',' ? at - 1 : at;
  if (end <= 0 || !isDescription(reader, end)) return -1;
  return verbLast || lexicon.describing.has(tokens[at + 1]?.lower ?? '') ? at : -1;
}

const descriptionWords = 9;

/** Whether the first words of a note name what its company is: "German discount retailer chain". */
function isDescription({ tokens, before, source, lexicon }: Reader, end: number): boolean {
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
