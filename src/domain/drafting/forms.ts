import { itemAt } from '../item-at.ts';
import { stripReplyPrefix } from '../reply-prefix.ts';
import { strangeAddressee } from './addressees.ts';
import { startsSubject } from './clauses.ts';
import { isName, isNegation } from './comparison.ts';
import { sentencesOfQuotation, usableSentences } from './evidence-sentences.ts';
import { unknownSpeaker } from './speaker.ts';
import type { Finding } from './findings.ts';
import type { KnownNames } from './known-names.ts';
import { lexiconOf } from './lexicon.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { DraftRequest, SentenceForm, Source } from './material.ts';
import { checkNumber } from './numbers.ts';
import { givesToReader } from './possession.ts';
import { splitSentences, type Span } from './sentences.ts';
import { statingToken } from './subject-line.ts';
import { tokenise, type Token } from './tokens.ts';

/** The form of a sentence; a claim if no other form fits, with the fault that excludes the nearest form. */
export interface FormVerdict {
  readonly form: SentenceForm;
  readonly fault?: Finding;
}

/**
 * Reads the form of a sentence. A greeting and a sign-off contain only known names. A question and a call to action
 * contain words of invitation. Any other word, number or name must stand in the material, and what they call "yours"
 * in the material about the recipient, so that no question hides a fact.
 */
export function formOf(
  text: string,
  tokens: readonly Token[],
  role: 'subject' | 'body',
  request: DraftRequest,
  names: KnownNames,
): FormVerdict {
  const lexicon = lexiconOf(request.language);
  if (role === 'subject' && isReplySubject(text, request)) return { form: 'call_to_action' };
  if (lexicon.greetingOpener.test(text) && isGreeting(tokens, names, lexicon)) return { form: 'greeting' };
  if (lexicon.signOff.test(text) && isSignOff(text, request, names, lexicon)) return { form: 'sign_off' };
  if (isSignature(text, request)) return { form: 'sign_off' };
  const form = invitationForm(text, role, lexicon);
  if (form === null || splitSentences(text).length > 1) return { form: 'claim' };
  const stating =
    role === 'subject' && form !== 'question' ? statingToken(tokens, request.language, lexicon) : null;
  if (stating !== null) return { form: 'claim', fault: { code: 'no_evidence', detail: stating.text } };
  const fault = faultOfInvitation(text, tokens, request, names, lexicon);
  return fault === null ? { form } : { form: 'claim', fault };
}

function isReplySubject(text: string, request: DraftRequest): boolean {
  const replied = /^(?:re|vs|sv|aw): (.+)$/iu.exec(text.trim())?.[1];
  if (replied === undefined || /https?:|www\.|@/iu.test(text)) return false;
  return request.thread.some(({ subject }) => stripReplyPrefix(subject) === stripReplyPrefix(replied));
}

function isGreeting(tokens: readonly Token[], names: KnownNames, lexicon: Lexicon): boolean {
  return (
    tokens.length <= 12 &&
    tokens.every((token) => {
      if (token.kind === 'boundary' || token.kind === 'recipient' || token.kind === 'person') return true;
      return (
        token.kind === 'word' &&
        (lexicon.greetingWords.has(token.lower) || names.words.has(token.lower) || isTeam(token))
      );
    })
  );
}

function isTeam(token: Token): boolean {
  return /^-?(team(et|s)?|tiimi)$/u.test(token.lower);
}

function isSignOff(text: string, request: DraftRequest, names: KnownNames, lexicon: Lexicon): boolean {
  const rest = text.replace(lexicon.signOff, '').trim();
  return rest === '' || isSignature(rest, request) || linesAreKnown(rest, request, names);
}

function isSignature(text: string, request: DraftRequest): boolean {
  const folded = fold(text);
  const { signature, personName, company } = request.sender;
  return [signature, personName, company].some(
    (own) => own !== undefined && own.trim() !== '' && fold(own) === folded,
  );
}

function linesAreKnown(text: string, request: DraftRequest, names: KnownNames): boolean {
  const signature = new Set((request.sender.signature ?? '').split('\n').map(fold));
  return text.split('\n').every((line) => {
    if (fold(line) === '' || signature.has(fold(line))) return true;
    return line
      .toLowerCase()
      .split(/[\s,.|–-]+/u)
      .every((word) => word === '' || names.words.has(word));
  });
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}

function invitationForm(
  text: string,
  role: 'subject' | 'body',
  lexicon: Lexicon,
): 'question' | 'call_to_action' | null {
  if (/\?["”’»)]*$/u.test(text))
    return role === 'subject' || lexicon.questionOpener.test(text) ? 'question' : null;
  // A subject line that only addresses someone ("Question for Acme") states nothing.
  const invites = lexicon.invitationOpener.test(text) || lexicon.topicSentence.test(text);
  return role === 'subject' || invites ? 'call_to_action' : null;
}

function faultOfInvitation(
  text: string,
  tokens: readonly Token[],
  request: DraftRequest,
  names: KnownNames,
  lexicon: Lexicon,
): Finding | null {
  if (
    lexicon.earlierMessage.test(text) &&
    !request.thread.some((message) => message.direction === 'outbound')
  ) {
    return { code: 'no_earlier_message' };
  }
  const stranger = strangeAddressee(tokens, request.sources);
  if (stranger !== null) return { code: 'sentence_instructs', detail: stranger.text };
  const trigger = tokens.find((token) => lexicon.presupposing.has(token.lower));
  if (trigger !== undefined) return { code: 'word_not_in_evidence', detail: trigger.text };
  const stated = tokens.find(
    (token, at) => lexicon.asserting.has(token.lower) && startsSubject(tokens, at + 1, lexicon),
  );
  if (stated !== undefined) return { code: 'no_evidence', detail: stated.text };
  const clauseAt = tokens.findIndex((token, at) => opensStatement(token, tokens.slice(at + 1), lexicon));
  if (clauseAt >= 0) return { code: 'no_evidence', detail: itemAt(tokens, clauseAt).text };
  // "I am writing to you about …" only addresses the reader; "your …" says to whom the topic belongs.
  const addressees = lexicon.topicSentence.test(text) ? lexicon.possessive : lexicon.second;
  const open: number[] = [];
  const yours: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (isInviting(token, lexicon)) continue;
    if (token.kind === 'link') return linkFault(token, request.sources);
    const isYours =
      followsAddress(tokens, index, addressees, lexicon) || placesYours(tokens, index, yours.at(-1), lexicon);
    (isYours ? yours : open).push(index);
  }
  const asks = /\?["”’»)]*$/u.test(text);
  const missing = uncoveredOf({ tokens, request, names, lexicon, asks, yours }, open);
  if (missing === null) return null;
  const token = itemAt(tokens, missing);
  if (token.kind === 'number') return { code: 'number_not_in_evidence', detail: token.text };
  return {
    code: isName(tokens, missing) ? 'name_not_in_evidence' : 'word_not_in_evidence',
    detail: token.text,
  };
}

const fewestOfStatement = 4;

/** "Let us talk about it: you close on Sundays." states something; "…; a short reply is enough." only invites. */
function opensStatement({ lower }: Token, behind: readonly Token[], lexicon: Lexicon): boolean {
  if (!/^[:;]$/u.test(lower) || behind.length < fewestOfStatement) return false;
  return behind.some((token) => !isInviting(token, lexicon));
}

function isInviting(token: Token, lexicon: Lexicon): boolean {
  if (token.kind !== 'word') return token.kind !== 'number' && token.kind !== 'unit' && token.kind !== 'link';
  return (
    lexicon.inviting.has(token.lower) ||
    lexicon.connecting.has(token.lower) ||
    lexicon.second.has(token.lower)
  );
}

function linkFault(token: Token, sources: readonly Source[]): Finding | null {
  const stands = sources.some(
    (source) => source.about === 'sender' && source.text.toLowerCase().includes(token.stem),
  );
  return stands ? null : { code: 'link_not_in_evidence', detail: token.text };
}

/** Whether a word is called the reader's: "your" stands shortly before it, or its ending says so. */
function followsAddress(
  tokens: readonly Token[],
  index: number,
  addressees: ReadonlySet<string>,
  { grammar: { secondEnding } }: Lexicon,
): boolean {
  if (secondEnding?.test(itemAt(tokens, index).lower)) return true;
  return tokens
    .slice(Math.max(0, index - 3), index)
    .some(
      ({ lower, kind }) =>
        addressees.has(lower) || kind === 'recipient' || secondEnding?.test(lower) === true,
    );
}

/** Whether a word says where something of the reader's is: "your depot in Turku". */
function placesYours(
  tokens: readonly Token[],
  index: number,
  last: number | undefined,
  lexicon: Lexicon,
): boolean {
  if (last === undefined) return false;
  const between = tokens.slice(last + 1, index);
  return (
    between.some(({ lower }) => placing.has(lexicon.directions.get(lower) ?? '')) &&
    between.every(({ lower }) => lexicon.connecting.has(lower))
  );
}

const placing: ReadonlySet<string> = new Set(['at', 'from', 'near']);

interface Invitation {
  readonly tokens: readonly Token[];
  readonly request: DraftRequest;
  readonly names: KnownNames;
  readonly lexicon: Lexicon;
  /** A question may be about what a text denies; a call to action and "your …" presuppose that it is true. */
  readonly asks: boolean;
  /** Indexes of the words that are called the reader's. */
  readonly yours: readonly number[];
}

/**
 * Words that are called the reader's must stand in one sentence about the reader; the others in the same sentence,
 * or in one sentence about the sender.
 */
function uncoveredOf(invitation: Invitation, open: readonly number[]): number | null {
  const { yours } = invitation;
  const presupposes = yours.length > 0 || !invitation.asks;
  if (uncovered(invitation, [...yours, ...open], 'recipient', presupposes) === null) return null;
  return (
    uncovered(invitation, yours, 'recipient', true) ?? uncovered(invitation, open, 'sender', !invitation.asks)
  );
}

/**
 * The first token that no single sentence of one side's material holds together with the others; null when one
 * does.
 */
function uncovered(
  invitation: Invitation,
  wanted: readonly number[],
  about: Source['about'],
  presupposes: boolean,
): number | null {
  const [firstWanted] = wanted;
  if (firstWanted === undefined) return null;
  const { tokens, request, names, lexicon } = invitation;
  let best = firstWanted;
  let bestCount = -1;
  for (const source of request.sources) {
    if (source.about !== about || source.isEnquiry || !mayHold(source.text, itemAt(tokens, firstWanted)))
      continue;
    for (const sentence of usableSentences(source.text)) {
      if (!wanted.every((index) => mayHold(sentence.text, itemAt(tokens, index)))) continue;
      const held = tokenise(sentence.text, request.language, names);
      if (presupposes && held.some((token) => denies(token, lexicon))) continue;
      if (unknownSpeaker(source, held, lexicon)) continue;
      const missing = wanted.filter((index) => !holds(held, invitation, index));
      if (missing.length === 0 && (about === 'sender' || ownsAll(invitation, source, sentence))) return null;
      if (wanted.length - missing.length > bestCount)
        [best, bestCount] = [missing[0] ?? firstWanted, wanted.length - missing.length];
    }
  }
  return best;
}

function ownsAll(invitation: Invitation, source: Source, span: Span): boolean {
  const { yours, request, names, lexicon } = invitation;
  if (yours.length === 0) return true;
  const { kind: sourceKind, id: sourceId } = source;
  const quoted = { sourceKind, sourceId, start: span.start, end: span.end, quote: span.text };
  return sentencesOfQuotation(source, quoted, request.language, names).some((evidence) =>
    givesToReader(evidence, invitation, lexicon),
  );
}

function denies(token: Token, lexicon: Lexicon): boolean {
  return isNegation(token, lexicon) || lexicon.modality.get(token.lower) === 'ended';
}

// A cheap test before the text is split: every form of a word contains its beginning.
function mayHold(text: string, token: Token): boolean {
  if (token.kind === 'number' && /^\d/u.test(token.text))
    return text.includes(token.text.charAt(0)) || !/\d/u.test(text);
  return token.kind !== 'word' || text.toLowerCase().includes(token.lower.slice(0, 3));
}

function holds(held: readonly Token[], { tokens, lexicon }: Invitation, index: number): boolean {
  const token = itemAt(tokens, index);
  const places = held.flatMap((other, at) =>
    other.kind === token.kind && other.stem === token.stem ? [at] : [],
  );
  if (places.length === 0) return false;
  return token.kind !== 'number' || 'at' in checkNumber(tokens, index, { tokens: held }, places, lexicon);
}
