import { itemAt } from '../item-at.ts';
import { judgeAnswer } from './answer-sentences.ts';
import { disguisedCharacter } from './disguise.ts';
import { pointsBack, splitClauses, type Clause } from './clauses.ts';
import { findFault } from './claim.ts';
import { closedLines, keyOf as closedLineKey, type ClosedLine, type ClosedLines } from './closed-lines.ts';
import { emoji } from './emoji.ts';
import { isContent, isNegation } from './comparison.ts';
import {
  checkQuotation,
  indexSources,
  sentencesOfQuotation,
  type EvidenceSentence,
  type SourceIndex,
} from './evidence-sentences.ts';
import { reasonFor, type Finding } from './findings.ts';
import { formOf } from './forms.ts';
import { isInstruction } from './instructions.ts';
import { knownNames, type KnownNames } from './known-names.ts';
import { lexiconOf } from './lexicon.ts';
import type {
  DraftRequest,
  Evidence,
  Omission,
  ProposedBlock,
  ProposedSentence,
  SentenceForm,
  Source,
} from './material.ts';
import { repeatsOwn } from './own-sentences.ts';
import { splitSentences } from './sentences.ts';
import { tokenise, type Token } from './tokens.ts';

/** A generated sentence that its evidence supports, or that states nothing. */
export interface VerifiedSentence {
  readonly text: string;
  readonly blockId: string;
  readonly role: 'subject' | 'body';
  readonly form: SentenceForm;
  readonly about: 'recipient' | 'sender' | 'neither';
  readonly evidence: readonly Evidence[];
  /** Whether a new paragraph begins here; by default one begins with each block. */
  readonly startsParagraph?: boolean;
}

export interface Verification {
  readonly kept: readonly VerifiedSentence[];
  readonly omitted: readonly Omission[];
}

/** The key by which sentences of a run are compared: spacing, case and punctuation make no difference. */
export function sentenceKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Judges every sentence that a composer proposes for the generated blocks of a draft request. It trusts nothing that
 * a composer says about its own sentence: form, subject and support are read from the words and the sources.
 * Sentences that fail are listed with a code and a reason; nothing is repaired here.
 */
export function verify(request: DraftRequest, proposed: readonly ProposedBlock[]): Verification {
  const context = verificationContextOf(request);
  const kept: VerifiedSentence[] = [];
  const omitted: Omission[] = [];
  const said = new Set<string>();
  for (const block of proposed) {
    const target = request.blocks.find((candidate) => candidate.id === block.blockId);
    const role = target?.kind === 'generated' ? target.role : null;
    for (const left of block.omitted ?? []) {
      omitted.push({
        text: left.text,
        blockId: block.blockId,
        code: 'left_out_by_composer',
        reason: left.reason,
      });
    }
    for (const sentence of block.sentences) {
      const verdict = role === null ? unknownBlock : verifySentence(sentence, role, context);
      const key = sentenceKey(sentence.text);
      const repeated = !('code' in verdict) && verdict.form === 'claim' && said.has(key);
      if (role === null || 'code' in verdict || repeated) {
        const finding: Finding = 'code' in verdict ? verdict : { code: 'already_used_in_run' };
        const reason = reasonFor(finding.code, finding.detail);
        omitted.push({ text: sentence.text, blockId: block.blockId, code: finding.code, reason });
        continue;
      }
      said.add(key);
      kept.push({
        ...verdict,
        blockId: block.blockId,
        role,
        ...(sentence.startsParagraph === undefined ? {} : { startsParagraph: sentence.startsParagraph }),
      });
    }
  }
  return { kept, omitted };
}

/** Whether the verifier would keep a single sentence: for a composer that tries several wordings. */
export function createSentenceVerifier(
  request: DraftRequest,
): (sentence: ProposedSentence, role: 'subject' | 'body') => boolean {
  const verify = createSingleVerifier(request);
  return (sentence, role) => !('code' in verify(sentence, role));
}

/** Verifies single sentences of any block. */
export function createSingleVerifier(
  request: DraftRequest,
): (sentence: ProposedSentence, role: 'subject' | 'body') => SentenceVerdict {
  const context = verificationContextOf(request);
  return (sentence, role) => verifySentence(sentence, role, context);
}

interface VerificationContext {
  readonly request: DraftRequest;
  readonly names: KnownNames;
  readonly sources: SourceIndex;
  readonly closed: ClosedLines;
}

function verificationContextOf(request: DraftRequest): VerificationContext {
  return {
    request,
    names: knownNames(request),
    sources: indexSources(request.sources),
    closed: closedLines(request),
  };
}

export type SentenceVerdict = Pick<VerifiedSentence, 'text' | 'form' | 'about' | 'evidence'> | Finding;

const unknownBlock: Finding = { code: 'unknown_block' };

function verifySentence(
  sentence: ProposedSentence,
  role: 'subject' | 'body',
  context: VerificationContext,
): SentenceVerdict {
  const written = sentence.text.trim();
  if (written === '') return { code: 'empty' };
  const disguised = disguisedCharacter(written);
  if (disguised !== null) return { code: 'disguised_character', detail: disguised };
  const closed = context.closed.get(closedLineKey(role, written));
  if (closed !== undefined) return verifyClosedLine(sentence, role, closed, context);
  if (isInstruction(written)) return { code: 'sentence_instructs', detail: written.slice(0, 80) };
  const { request, names } = context;
  const tokens = tokenise(written, request.language, names);
  const { form, fault } = formOf(written, tokens, role, request, names);
  const quotations = checkEvidence(sentence.evidence, context);
  if ('code' in quotations) return quotations;
  const answer = judgeAnswer(sentence, role, request, quotations.sentences);
  if (answer !== null) return answer;
  if (form !== 'claim') {
    const text = form === 'sign_off' ? written : foldSpace(written);
    return { text, form, about: 'neither', evidence: sentence.evidence };
  }
  if (sentence.evidence.length === 0) return fault ?? { code: 'no_evidence' };
  const text = foldSpace(written);
  const isOneQuote = sentence.evidence.length === 1;
  if (role === 'body' && repeatsOwn(text, isOneQuote, quotations.sentences, request.language))
    return { text, form, about: 'sender', evidence: sentence.evidence };
  const supported = checkClaim(text, sentence, quotations.sentences, context);
  if ('code' in supported) return supported;
  return { text, form, about: supported.about, evidence: sentence.evidence };
}

/** A line of the plan or the pack. It is true only for the news or offer that it is given with. */
function verifyClosedLine(
  { text: written, evidence }: ProposedSentence,
  role: 'subject' | 'body',
  { form, about, evidence: needed }: ClosedLine,
  context: VerificationContext,
): SentenceVerdict {
  const text = foldSpace(written.trim());
  if (needed === null) return { text, form, about, evidence: [] };
  const quotations = checkEvidence([needed], context);
  if ('code' in quotations) return quotations;
  const isGiven = evidence.some(
    ({ sourceKind, sourceId, start, end }) =>
      sourceKind === needed.sourceKind &&
      sourceId === needed.sourceId &&
      start <= needed.start &&
      end >= needed.end,
  );
  if (!isGiven) return { code: 'no_evidence' };
  if (role === 'body' && about === 'recipient' && isTaken(text, context))
    return { code: 'already_used_in_run' };
  return { text, form, about, evidence: [needed] };
}

function isTaken(text: string, { request: { takenSentences } }: VerificationContext): boolean {
  return takenSentences.size > 0 && (takenSentences.has(text) || takenSentences.has(sentenceKey(text)));
}

function foldSpace(text: string): string {
  return text.replace(/\s+/gu, ' ');
}

function checkEvidence(
  evidence: readonly Evidence[],
  court: VerificationContext,
): { sentences: EvidenceSentence[] } | Finding {
  const sentences: EvidenceSentence[] = [];
  for (const item of evidence) {
    const checked = checkQuotation(item, court.sources);
    if ('code' in checked) return checked;
    if (checked.source.isEnquiry) continue;
    sentences.push(...sentencesOfQuotation(checked.source, item, court.request.language, court.names));
  }
  return { sentences };
}

function checkClaim(
  text: string,
  sentence: ProposedSentence,
  evidence: readonly EvidenceSentence[],
  court: VerificationContext,
): { about: VerifiedSentence['about'] } | Finding {
  const { request } = court;
  const lexicon = lexiconOf(request.language);
  if (
    lexicon.earlierMessage.test(text) &&
    !request.thread.some((message) => message.direction === 'outbound')
  ) {
    return { code: 'no_earlier_message' };
  }
  const sign = emoji.exec(text)?.[0];
  if (sign !== undefined) return { code: 'word_not_in_evidence', detail: sign };
  const quotation = checkQuotedWords(text, evidence);
  if (quotation !== null) return quotation;
  const clauses = splitSentences(text).flatMap((part) =>
    splitClauses(tokenise(part.text, request.language, court.names), request.language, sentence.about),
  );
  const stating = clauses.filter((clause) =>
    clause.tokens.some((token) => isContent(token, clause.side, lexicon)),
  );
  if (stating.length === 0) return { code: 'no_content' };
  let last: EvidenceSentence | null = null;
  for (const clause of clauses) {
    if (!stating.includes(clause)) {
      const fault = faultOfEmptyClause(clause, court);
      if (fault !== null) return fault;
      continue;
    }
    const support = supportOf(clause, evidence, court);
    if ('code' in support) return support;
    const back = clause.tokens.find((_, at) => pointsBack(clause.tokens, at, lexicon));
    // "… and you opened them in May" relies on two sentences, which may be about two things.
    if (last !== null && last !== support && back !== undefined)
      return { code: 'relation_changed', detail: back.text };
    last = support;
  }
  const site = checkSiteWords(clauses, evidence, court);
  if (site !== null) return site;
  const about = stating.some((clause) => clause.side === 'recipient') ? 'recipient' : itemAt(stating, 0).side;
  return about === 'recipient' ? (checkRecipientSentence(text, evidence, court) ?? { about }) : { about };
}

/**
 * Words in quotation marks are somebody's own words: they must stand in a quotation of the evidence, letter for
 * letter.
 */
function checkQuotedWords(text: string, evidence: readonly EvidenceSentence[]): Finding | null {
  for (const [, quoted = ''] of text.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/gu)) {
    const words = foldSpace(quoted.trim()).replace(/[.,]$/u, '');
    if (!evidence.some((sentence) => foldSpace(sentence.text).includes(words))) {
      return { code: 'quotation_not_in_evidence', detail: words };
    }
  }
  return null;
}

/** The sentence of the evidence that supports a clause, or why none does. */
function supportOf(
  clause: Clause,
  evidence: readonly EvidenceSentence[],
  court: VerificationContext,
): EvidenceSentence | Finding {
  const ownSide = evidence.filter(
    (sentence) => clause.side === 'neither' || sentence.source.about === clause.side,
  );
  if (ownSide.length === 0) return { code: 'wrong_side' };
  let nearest: Finding | null = null;
  for (const sentence of ownSide) {
    const fault = findFault(clause, sentence, court.request.language);
    if (fault === null) return sentence;
    // A missing word may only mean that the quote is another sentence, so a reversed meaning is the better reason.
    nearest = nearest === null || isMissing(nearest) ? fault : nearest;
  }
  return nearest ?? { code: 'no_evidence' };
}

function isMissing(finding: Finding): boolean {
  return finding.code.endsWith('_not_in_evidence');
}

/** A clause without a fact may say how the writer found one, but contain no negation and no possibility. */
function faultOfEmptyClause(clause: Clause, context: VerificationContext): Finding | null {
  const lexicon = lexiconOf(context.request.language);
  const turned = clause.tokens.find((token) => isNegation(token, lexicon));
  return turned === undefined ? null : { code: 'negation_changed', detail: turned.text };
}

function checkSiteWords(
  clauses: readonly Clause[],
  evidence: readonly EvidenceSentence[],
  court: VerificationContext,
): Finding | null {
  const lexicon = lexiconOf(court.request.language);
  const held = (token: Token): boolean =>
    evidence.some(
      ({ source, tokens }) => source.kind === 'page' || tokens.some((other) => other.stem === token.stem),
    );
  const word = clauses
    .flatMap((clause) => clause.tokens)
    .find((token) => lexicon.webWords.has(token.lower) && !held(token));
  return word === undefined ? null : { code: 'not_read_on_site', detail: word.text };
}

const copiedWordsAllowed = 25;

function checkRecipientSentence(
  text: string,
  evidence: readonly EvidenceSentence[],
  court: VerificationContext,
): Finding | null {
  if (isTaken(text, court)) return { code: 'already_used_in_run' };
  const words = sentenceKey(text).split(' ');
  for (let start = 0; start + copiedWordsAllowed < words.length; start += 1) {
    const run = ` ${words.slice(start, start + copiedWordsAllowed + 1).join(' ')} `;
    if (evidence.some((sentence) => keyOf(sentence.source).includes(run))) {
      return { code: 'copied_too_long', detail: run.trim() };
    }
  }
  return null;
}

// Cached, because a source is compared with many sentences.
const sourceKeys = new WeakMap<Source, string>();

function keyOf(source: Source): string {
  const known = sourceKeys.get(source) ?? ` ${sentenceKey(source.text)} `;
  sourceKeys.set(source, known);
  return known;
}
