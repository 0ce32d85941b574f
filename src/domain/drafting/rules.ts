import { packs } from '../../languages/packs.ts';
import { itemAt } from '../item-at.ts';
import { emoji } from './emoji.ts';
import { reasonFor } from './findings.ts';
import type { DraftRequest, LockedBlock, Omission } from './material.ts';
import { quotedPhrase, recogniseRules, type Directive } from './rule-forms.ts';
import { fitLength, wordCount } from './length.ts';
import type { VerifiedSentence } from './verify.ts';

export interface RuledMessage {
  readonly sentences: readonly VerifiedSentence[];
  readonly omitted: readonly Omission[];
  readonly warnings: readonly string[];
}

/**
 * Applies the rules of a workspace and a campaign to verified sentences of any composer: first forbidden phrases,
 * then punctuation, links, questions and the form of address, then lengths. Only generated sentences are dropped or
 * corrected. A rule that locked text breaks becomes a warning, and so does a rule that code cannot check, unless the
 * composer got that rule.
 */
export function enforceRules(
  request: DraftRequest,
  verified: readonly VerifiedSentence[],
  locked: readonly LockedBlock[],
  readsRules = false,
): RuledMessage {
  const { directives, unrecognised } = recogniseRules(request.writingRules);
  const work: Work = { sentences: [...verified], locked, omitted: [], warnings: [], request };
  for (const rule of readsRules ? [] : unrecognised)
    work.warnings.push(`The writing rule “${rule}” has no form that code can check.`);
  for (const ban of bansOf(request, work)) dropWhere(work, ban.test, ban.rule);
  for (const { directive, rule } of directives) applyDirective(work, directive, rule);
  if (request.form.links === 'none') dropWhere(work, hasLink, 'No links');
  fitLength(work, [
    ...directives,
    ...(request.form.maxWords === undefined
      ? []
      : [
          {
            directive: { kind: 'max_words', most: request.form.maxWords } as const,
            rule: `At most ${request.form.maxWords} words`,
          },
        ]),
  ]);
  for (const must of [...request.must, ...directives.flatMap(phraseToSay)]) demand(work, must);
  return { sentences: work.sentences, omitted: work.omitted, warnings: [...new Set(work.warnings)] };
}

/** The message while rules work on it. */
export interface Work {
  sentences: VerifiedSentence[];
  readonly locked: readonly LockedBlock[];
  readonly omitted: Omission[];
  readonly warnings: string[];
  readonly request: DraftRequest;
}

/** Whether a text contains a phrase as whole words, in any case and spacing. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const wanted = foldPhrase(phrase);
  if (wanted === '') return false;
  const folded = foldPhrase(text);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const before = folded[at - 1] ?? ' ';
    const after = folded[at + wanted.length] ?? ' ';
    const isOpenStart = !/[\p{L}\p{N}]/u.test(before) || !/^[\p{L}\p{N}]/u.test(wanted);
    if (isOpenStart && (!/[\p{L}\p{N}]/u.test(after) || !/[\p{L}\p{N}]$/u.test(wanted))) return true;
  }
  return false;
}

function foldPhrase(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'").replace(/\s+/gu, ' ').trim();
}

interface Ban {
  readonly rule: string;
  test(text: string): boolean;
}

function bansOf(request: DraftRequest, work: Work): readonly Ban[] {
  const bans: Ban[] = [
    ...request.avoid.map(({ body }) => ({
      rule: `Never say “${body.trim()}”`,
      test: (text: string) => holdsPhrase(text, body),
    })),
    ...request.forbiddenPhrases.map((phrase) => ({
      rule: `Forbidden phrase “${phrase.trim()}”`,
      test: (text: string) => holdsPhrase(text, phrase),
    })),
  ];
  for (const never of request.mustNever) {
    const phrase = quotedPhrase(never) ?? never.replace(/[.!]$/u, '');
    bans.push({ rule: `Must never appear: “${never}”`, test: (text) => holdsPhrase(text, phrase) });
    const [sign] = recogniseRules([{ id: '', title: '', body: `Never: ${never}` }]).directives;
    if (sign !== undefined) applyDirective(work, sign.directive, never);
    else if (phrase === never && phrase.split(/\s+/u).length > 5) {
      work.warnings.push(`“${never}” must never appear; code can check only the exact words.`);
    }
  }
  return bans;
}

function applyDirective(work: Work, directive: Directive, rule: string): void {
  switch (directive.kind) {
    case 'no_exclamation':
      return repair(work, rule, /!/u, (text) =>
        text
          .replace(/(?<!!)!+(?=\?)/gu, '')
          .replace(/\?!+/gu, '?')
          .replace(/!+/gu, '.'),
      );
    case 'no_emoji':
      return repair(work, rule, emoji, (text) =>
        text
          .replace(new RegExp(emoji, 'gu'), '')
          .replace(/ +(?=[ .,!?])/gu, '')
          .trim(),
      );
    case 'no_links':
      return dropWhere(work, hasLink, rule);
    case 'never_say':
      return dropWhere(work, (text) => holdsPhrase(text, directive.phrase), rule);
    case 'never_start':
      return dropWhere(work, (text) => startsWithPhrase(text, directive.phrase), rule);
    case 'sign_off':
      return signOffWith(work, directive.phrase, rule);
    case 'questions':
      return limitQuestions(work, directive, rule);
    case 'address':
      return holdAddress(work, directive.formal, rule);
    default:
  }
}

function hasLink(text: string): boolean {
  return /https?:\/\/|www\.|(?<![\p{L}\d-])[\p{L}\d-]+\.(com|org|net|io|fi|se|de|eu|co|ai|app)\b/iu.test(
    text.replace(/(?<!\S)\S+@\S+/gu, ''),
  );
}

function startsWithPhrase(text: string, phrase: string): boolean {
  const start = foldPhrase(text).slice(0, foldPhrase(phrase).length + 1);
  return foldPhrase(text).startsWith(foldPhrase(phrase)) && holdsPhrase(start, phrase);
}

function dropWhere(work: Work, test: (text: string) => boolean, rule: string): void {
  work.sentences = work.sentences.filter((sentence) => {
    if (!test(sentence.text)) return true;
    work.omitted.push(omission(sentence, rule));
    return false;
  });
  warnLocked(work, test, rule);
}

function repair(work: Work, rule: string, broken: RegExp, mend: (text: string) => string): void {
  work.sentences = work.sentences.map((sentence) =>
    broken.test(sentence.text) ? { ...sentence, text: mend(sentence.text) } : sentence,
  );
  work.sentences = work.sentences.filter((sentence) => sentence.text !== '');
  warnLocked(work, (text) => broken.test(text), rule);
}

function warnLocked(work: Work, test: (text: string) => boolean, rule: string): void {
  for (const block of work.locked) {
    if (test(block.content))
      work.warnings.push(
        `The locked block “${block.blockId}” breaks the rule “${rule}” and was left as it is.`,
      );
  }
}

function signOffWith(work: Work, phrase: string, rule: string): void {
  const at = work.sentences.findLastIndex((sentence) => sentence.form === 'sign_off');
  if (at < 0) {
    const isLocked = work.locked.some((block) => holdsPhrase(block.content, phrase));
    if (!isLocked) work.warnings.push(`The rule “${rule}” asks for a sign-off, but the message has none.`);
    return;
  }
  const old = itemAt(work.sentences, at);
  const lines = old.text
    .split('\n')
    .slice(1)
    .filter((line) => !holdsPhrase(phrase, line));
  work.sentences[at] = { ...old, text: [phrase, ...lines].join('\n') };
}

function limitQuestions(work: Work, limit: { least: number; most: number }, rule: string): void {
  const inLocked = work.locked.reduce(
    (count, block) => count + (block.role === 'body' ? questionMarks(block.content) : 0),
    0,
  );
  const questions = work.sentences.filter(
    (sentence) => sentence.role === 'body' && sentence.text.includes('?'),
  );
  const room = Math.max(0, limit.most - inLocked);
  // The last question asks for the answer, so earlier ones are dropped.
  const dropped = new Set(questions.slice(0, Math.max(0, questions.length - room)));
  work.sentences = work.sentences.filter((sentence) => !dropped.has(sentence));
  for (const sentence of dropped) work.omitted.push(omission(sentence, rule));
  const left = questions.length - dropped.size + inLocked;
  if (left < limit.least)
    work.warnings.push(`The rule “${rule}” asks for ${limit.least}, but the message has ${left}.`);
  if (inLocked > limit.most)
    work.warnings.push(`Locked blocks break the rule “${rule}” and were left as they are.`);
}

function questionMarks(text: string): number {
  return text.split('?').length - 1;
}

/** The formal pronoun of some languages also addresses several people, so an informal rule allows it. */
function holdAddress(work: Work, formal: boolean, rule: string): void {
  const pattern = packs[work.request.language].rules.wrongFormOfAddress[formal ? 'formal' : 'informal'];
  if (pattern !== null) dropWhere(work, (text) => pattern.test(text), rule);
}

function phraseToSay({ directive }: { directive: Directive }): readonly string[] {
  return directive.kind === 'say' ? [`“${directive.phrase}”`] : [];
}

const literalWordsMost = 5;

function demand(work: Work, must: string): void {
  const quoted = quotedPhrase(must);
  const phrase = quoted ?? must;
  const whole = [
    ...work.sentences.map((sentence) => sentence.text),
    ...work.locked.map((block) => block.content),
  ].join('\n');
  if (holdsPhrase(whole, phrase)) return;
  const isLiteral = quoted !== null || wordCount(must) <= literalWordsMost;
  work.warnings.push(
    isLiteral
      ? `“${phrase}” must appear, but nothing supported says it.`
      : `“${must}” must be met; code cannot check it.`,
  );
}

function omission(sentence: VerifiedSentence, rule: string): Omission {
  return {
    text: sentence.text,
    blockId: sentence.blockId,
    code: 'rule_broken',
    reason: reasonFor('rule_broken', rule),
  };
}
