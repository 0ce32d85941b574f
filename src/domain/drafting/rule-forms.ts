import { allPhrases } from '../../languages/all-phrases.ts';
import { allPacks } from '../../languages/packs.ts';
import type { Phrases } from '../language-pack/phrases.ts';
import type { RuleWords } from '../language-pack/rule-words.ts';
import type { DraftRequest } from './material.ts';

/** A writing rule that code can enforce. Counts are those of the whole message body. */
export type Directive =
  | { readonly kind: 'questions'; readonly most: number; readonly least: number }
  | {
      readonly kind: 'max_words' | 'max_sentences' | 'max_paragraphs' | 'max_sentence_words';
      readonly most: number;
    }
  | { readonly kind: 'no_exclamation' | 'no_emoji' | 'no_links' }
  | { readonly kind: 'address'; readonly formal: boolean }
  | { readonly kind: 'never_start' | 'sign_off' | 'say' | 'never_say'; readonly phrase: string };

export interface RecognisedRules {
  readonly directives: readonly { readonly directive: Directive; readonly rule: string }[];
  /** Rules that no form fits, in their words. */
  readonly unrecognised: readonly string[];
}

/** Reads the writing rules of a draft request. Each sentence of a rule's body may be one directive. */
export function recogniseRules(rules: DraftRequest['writingRules']): RecognisedRules {
  const directives: { directive: Directive; rule: string }[] = [];
  const unrecognised: string[] = [];
  for (const { title, body } of rules) {
    const text = body.trim() === '' ? title : body;
    for (const part of directiveParts(text)) {
      const directive = directiveOf(part);
      if (directive === null) unrecognised.push(part);
      else directives.push({ directive, rule: part });
    }
  }
  return { directives, unrecognised };
}

/** Whether the recipient is to be addressed formally; null when no rule says so. The last rule wins. */
export function formalAddress(rules: DraftRequest['writingRules']): boolean | null {
  let formal: boolean | null = null;
  for (const { directive } of recogniseRules(rules).directives) {
    if (directive.kind === 'address') formal = directive.formal;
  }
  return formal;
}

/** One rule in words as a directive; null if it has no recognised form. */
export function directiveOf(rule: string): Directive | null {
  const text = rule.replace(/\s+/gu, ' ').trim();
  return (
    phraseDirective(text, quotedPhrase(text)) ??
    countDirective(text) ??
    signDirective(text) ??
    addressDirective(text) ??
    phraseDirective(text, unquotedTail(text))
  );
}

/** The phrase between quotation marks in a text, or null. */
export function quotedPhrase(text: string): string | null {
  return /["“”„«»'‘’]([^"“”„«»]{2,500}?)["“”«»'’](?=[\s.,;!?)]|$)/u.exec(text)?.[1]?.trim() ?? null;
}

function directiveParts(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\s*[-*•\d]+[.)]?\s+/u, '').trim());
  return lines.flatMap((line) => line.split(/(?<=[.;])\s+(?=\p{Lu})/u)).filter((part) => part !== '');
}

/** A pattern of the phrases of all packs, between word boundaries. */
function anyOf(select: (rules: RuleWords) => Phrases): string {
  return String.raw`\b(?:${allPhrases(({ rules }) => select(rules)).join('|')})\b`;
}

const find = (select: (rules: RuleWords) => Phrases) => new RegExp(anyOf(select), 'iu');

const neverBegin = new RegExp(
  `${anyOf(({ neverBegin: { never } }) => never)}.{0,30}${anyOf(({ neverBegin: { begin } }) => begin)}`,
  'iu',
);
const signOff = find((rules) => rules.signOff);
const neverSay = find((rules) => rules.neverSay);
const alwaysSay = find((rules) => rules.alwaysSay);

function phraseDirective(text: string, phrase: string | null): Directive | null {
  if (phrase === null) return null;
  if (neverBegin.test(text)) return { kind: 'never_start', phrase };
  if (signOff.test(text)) return { kind: 'sign_off', phrase };
  if (neverSay.test(text)) return { kind: 'never_say', phrase };
  return alwaysSay.test(text) ? { kind: 'say', phrase } : null;
}

const phraseLeads = allPhrases(({ rules }) => rules.phraseLeads).map(
  (lead) => new RegExp(String.raw`\b(?:${lead}) (.+?)[.!]?$`, 'iu'),
);

/** Without quotation marks the phrase is what follows the verb, if nothing else does. */
function unquotedTail(text: string): string | null {
  const lead = phraseLeads.find((pattern) => pattern.test(text));
  const phrase = lead?.exec(text)?.[1]?.trim() ?? null;
  return phrase !== null && phrase.split(' ').length <= 6 ? phrase : null;
}

const counted = (['words', 'sentences', 'paragraphs', 'questions'] as const).map((thing) => ({
  thing,
  pattern: find((rules) => rules.counted[thing]),
}));

const numberWords: ReadonlyMap<string, number> = new Map(
  allPacks.flatMap(({ rules }) =>
    Object.entries(rules.numbers).flatMap(([number, forms = '']) =>
      forms.split(' ').map((form): [string, number] => [form, Number(number)]),
    ),
  ),
);

const limits = find((rules) => rules.limits);
const upperLimits = find((rules) => rules.upperLimits);
const exclusiveLimits = find((rules) => rules.exclusiveLimits);
const exactly = find((rules) => rules.exactCountLeads);
const perSentence = find((rules) => rules.perSentence);

function countDirective(text: string): Directive | null {
  const measure = counted.find(({ pattern }) => pattern.test(text));
  if (measure === undefined) return null;
  const before = text.slice(0, text.search(measure.pattern));
  const number = lastNumber(before);
  if (number === null) return null;
  if (measure.thing === 'questions') return questionDirective(text, number);
  if (number === 0 || !limits.test(text)) return null;
  const most = number - (exclusiveLimits.test(before) ? 1 : 0);
  if (measure.thing === 'words' && perSentence.test(text)) return { kind: 'max_sentence_words', most };
  return { kind: `max_${measure.thing}`, most };
}

function questionDirective(text: string, most: number): Directive | null {
  if (most === 0) return { kind: 'questions', least: 0, most };
  if (upperLimits.test(text)) return { kind: 'questions', least: 0, most };
  return exactly.test(text) ? { kind: 'questions', least: most, most } : null;
}

function lastNumber(text: string): number | null {
  const found = [...text.toLowerCase().matchAll(/\d+|\p{L}+/gu)].flatMap(([word]) => {
    if (/^\d/u.test(word)) return [Number(word)];
    const value = numberWords.get(word);
    return value === undefined ? [] : [value];
  });
  return found.at(-1) ?? null;
}

const refusal = find((rules) => rules.refusal);
const links = find((rules) => rules.links);
const exclamationMark = new RegExp(allPhrases(({ rules }) => rules.exclamationMark).join('|'), 'iu');
const emoji = new RegExp(allPhrases(({ rules }) => rules.emoji).join('|'), 'iu');

function signDirective(text: string): Directive | null {
  if (!refusal.test(text)) return null;
  if (exclamationMark.test(text)) return { kind: 'no_exclamation' };
  if (emoji.test(text)) return { kind: 'no_emoji' };
  return links.test(text) ? { kind: 'no_links' } : null;
}

const formalNames = find((rules) => rules.formOfAddress.formal);
const informalNames = find((rules) => rules.formOfAddress.informal);
const addressVerbs = find((rules) => rules.formOfAddress.verbs);

function addressDirective(text: string): Directive | null {
  const formal = formalNames.test(text);
  if (formal === informalNames.test(text) || !addressVerbs.test(text)) return null;
  return { kind: 'address', formal: refusal.test(text) ? !formal : formal };
}
