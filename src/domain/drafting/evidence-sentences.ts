import { resolvedSubjects } from './coreference.ts';
import { doubtsNeighbour, endsWhatWasTold, takesBack } from './doubt.ts';
import { standsUnderOther } from './headings.ts';
import type { Evidence, Source } from './material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Finding } from './findings.ts';
import { isInstruction, liesInInstruction } from './instructions.ts';
import type { KnownNames } from './known-names.ts';
import { paragraphsOf, splitSentences, type Span } from './sentences.ts';
import { tokenise, type Token } from './tokens.ts';

/**
 * One sentence of a source that a quotation covers at least in part. Facts must stand in the quoted part; words that
 * change their meaning (a negation, another subject) are searched in the whole sentence.
 */
export interface EvidenceSentence {
  readonly source: Source;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Indexes into `tokens`; the second one is exclusive. */
  readonly quotedFrom: number;
  readonly quotedTo: number;
  /** Indexes of tokens such as "it" or "the company" that mean the company of the source. */
  readonly resolved: ReadonlySet<number>;
  /** The tokens of the sentence before it in the source. */
  readonly before: readonly Token[];
  /** Lower-case words of the name of the recipient's company, in a source about it. */
  readonly companyWords: ReadonlySet<string>;
  /** Whether the sentence, or the one before or after it, says that it is not true. */
  readonly isTakenBack: boolean;
  /** Whether the sentence names nobody and the heading above it names somebody else. */
  readonly isOfOther: boolean;
}

/** Sources by kind and id, as evidence names them. */
export type SourceIndex = ReadonlyMap<string, Source>;

export function indexSources(sources: readonly Source[]): SourceIndex {
  return new Map(sources.map((source) => [`${source.kind}\n${source.id}`, source]));
}

/** Finds the source of a quotation and checks that the quotation stands there, whole and usable. */
export function checkQuotation(evidence: Evidence, sources: SourceIndex): { source: Source } | Finding {
  const source = sources.get(`${evidence.sourceKind}\n${evidence.sourceId}`);
  if (source === undefined)
    return { code: 'source_unknown', detail: `${evidence.sourceKind} ${evidence.sourceId}` };
  const { start, end, quote } = evidence;
  const isRange = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end > start;
  if (!isRange || source.text.slice(start, end) !== quote || quote.trim() === '') {
    return { code: 'quote_mismatch', detail: quote.slice(0, 80) };
  }
  if (evidence.url !== undefined && evidence.url !== source.url)
    return { code: 'quote_mismatch', detail: evidence.url };
  if (cutsWord(source.text, start) || cutsWord(source.text, end)) {
    return { code: 'quote_cuts_word', detail: quote.slice(0, 80) };
  }
  if (liesInInstruction(source.text, start, end))
    return { code: 'source_instructs', detail: quote.slice(0, 80) };
  return { source };
}

/** The sentences of a source that a quotation touches. */
export function sentencesOfQuotation(
  source: Source,
  evidence: Evidence,
  language: WrittenLanguage,
  names: KnownNames,
): readonly EvidenceSentence[] {
  const sentences = sourceSentences(source.text);
  return sentences.flatMap((sentence, at) => {
    if (sentence.start >= evidence.end || sentence.end <= evidence.start) return [];
    const from = Math.max(sentence.start, evidence.start);
    const to = Math.min(sentence.end, evidence.end);
    const before = tokenise(source.text.slice(sentence.start, from), language, names);
    const quoted = tokenise(source.text.slice(from, to), language, names);
    const after = tokenise(source.text.slice(to, sentence.end), language, names);
    const tokens = [...before, ...quoted, ...after];
    const resolved = resolvedSubjects(source, sentences, at, { language, names });
    return {
      source,
      text: sentence.text,
      tokens,
      quotedFrom: before.length,
      quotedTo: before.length + quoted.length,
      // If a quotation ends inside a name, its tokens differ from those of the whole sentence.
      resolved: resolved.count === tokens.length ? resolved.at : nobody,
      before: tokenise(sentences[at - 1]?.text ?? '', language, names),
      companyWords: source.about === 'recipient' ? names.recipientWords : nobodysWords,
      isTakenBack:
        takesBack(sentence.text) ||
        endsWhatWasTold(sentence.text, sentences[at + 1]?.text ?? '') ||
        [sentences[at - 1], sentences[at + 1]].some(
          (next) => next !== undefined && doubtsNeighbour(next.text),
        ),
      isOfOther: standsUnderOther(source, sentences, at, { language, names }),
    };
  });
}

/** The sentences of a source's text. Cached, because a source is used many times. */
export function sourceSentences(text: string): readonly Span[] {
  const known = splits.get(text);
  if (known !== undefined) return known;
  if (splits.size >= splitLimit) splits.clear();
  const sentences = splitSentences(text);
  splits.set(text, sentences);
  return sentences;
}

/** The sentences of a source's text that are no questions, without paragraphs that contain an instruction. */
export function usableSentences(text: string): readonly Span[] {
  const known = usable.get(text);
  if (known !== undefined) return known;
  if (usable.size >= splitLimit) usable.clear();
  const sentences = withoutInstructions(text).filter((sentence) => !sentence.text.endsWith('?'));
  usable.set(text, sentences);
  return sentences;
}

/** Each paragraph is judged once. Sentences and paragraphs are both in order, so one loop walks both. */
function withoutInstructions(text: string): readonly Span[] {
  const barred = paragraphsOf(text).filter((paragraph) => isInstruction(paragraph.text));
  if (barred.length === 0) return sourceSentences(text);
  let at = 0;
  return sourceSentences(text).filter((sentence) => {
    let paragraph = barred[at];
    while (paragraph !== undefined && paragraph.end <= sentence.start) paragraph = barred[++at];
    return paragraph === undefined || sentence.end <= paragraph.start;
  });
}

const nobodysWords: ReadonlySet<string> = new Set();
const nobody: ReadonlySet<number> = new Set();
const splitLimit = 500;
const usable = new Map<string, readonly Span[]>();
const splits = new Map<string, readonly Span[]>();

function cutsWord(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const around = text.slice(at - 1, at + 1);
  if (/^[\p{L}\p{N}]{2}$/u.test(around)) return true;
  return /\d[.,]$/u.test(text.slice(Math.max(0, at - 2), at)) && /^\d/u.test(text.slice(at, at + 1));
}
