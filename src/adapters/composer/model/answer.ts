import { Ajv } from 'ajv';
import type {
  DraftRequest,
  Evidence,
  ProposedBlock,
  ProposedSentence,
} from '../../../domain/drafting/material.ts';
import { completeBlocks } from '../../../domain/drafting/structure.ts';
import { ComposerFailed } from '../../../ports/composer.ts';
import type { SourcePassage } from './passages.ts';
import { findQuote } from './quote.ts';

/** A sentence of an answer. Its evidence comes first, so that a model looks for it before it writes the sentence. */
export interface AnsweredSentence {
  readonly from: readonly { readonly passage: string; readonly core: string }[];
  readonly text: string;
  readonly startsParagraph: boolean;
}

interface Answer {
  readonly blocks: readonly { readonly block: string; readonly sentences: readonly AnsweredSentence[] }[];
}

/** The new text of a refused sentence; an empty text deletes it. */
export interface Rewrite extends Pick<AnsweredSentence, 'from' | 'text'> {
  readonly sentence: string;
}

const sentenceFields = {
  from: list({
    passage: { type: 'string', description: 'the name of a passage' },
    core: { type: 'string', description: 'words of that passage, character for character' },
  }),
  text: { type: 'string' },
};

/**
 * The schema of an answer, in the subset of JSON Schema that servers with structured output know. It is the same for
 * every message, so that a server which compiles schemas does so once.
 */
export const answerSchema = object({
  blocks: list({
    block: { type: 'string', description: 'the id of a generated block' },
    sentences: list({ ...sentenceFields, startsParagraph: { type: 'boolean' } }),
  }),
});

export const rewritesSchema = object({
  sentences: list({
    sentence: { type: 'string', description: 'the name of the refused sentence' },
    ...sentenceFields,
  }),
});

const most = { sentences: 120, sentenceCharacters: 1_000, quotes: 8, quoteCharacters: 4_000 };
const ajv = new Ajv();
const isAnswer = ajv.compile<Answer>(answerSchema);
const isRewrites = ajv.compile<{ readonly sentences: readonly Rewrite[] }>(rewritesSchema);

/**
 * The blocks that an answer proposes. If a core is not in its passage, it still gets a position there, so that the
 * verifier refuses the sentence.
 * @throws ComposerFailed if the answer does not match the schema, or is too large.
 */
export function readAnswer(
  answer: unknown,
  request: DraftRequest,
  passages: readonly SourcePassage[],
): readonly ProposedBlock[] {
  if (!isAnswer(answer)) throw new ComposerFailed(otherForm);
  const sentences = answer.blocks.reduce((count, block) => count + block.sentences.length, 0);
  if (sentences > most.sentences)
    throw new ComposerFailed(`The model answered with ${sentences} sentences, which is no message.`);
  const blocks = answer.blocks.map(({ block, sentences: written }) => ({
    blockId: block,
    sentences: written.filter(isFitting).map((sentence) => proposed(sentence, passages)),
    omitted: written
      .filter((sentence) => !isFitting(sentence))
      .map(({ text }) => ({
        text: `${text.slice(0, 200)}…`,
        reason: 'The sentence is too long to be read.',
      })),
  }));
  return inOrder(blocks, request);
}

/**
 * The rewritten sentences of an answer, by the names of the refused ones. Others, and those too long, are left out.
 * @throws ComposerFailed if the answer does not match the schema.
 */
export function readRewrites(
  answer: unknown,
  passages: readonly SourcePassage[],
): ReadonlyMap<string, ProposedSentence> {
  if (!isRewrites(answer)) throw new ComposerFailed(otherForm);
  return new Map(
    answer.sentences
      .filter(isFitting)
      .map((rewrite) => [rewrite.sentence, proposed({ ...rewrite, startsParagraph: false }, passages)]),
  );
}

const otherForm = 'The model answered in another form than it was asked for.';

function isFitting({ text, from }: Pick<AnsweredSentence, 'text' | 'from'>): boolean {
  return (
    text.length <= most.sentenceCharacters &&
    from.length <= most.quotes &&
    from.every(({ core }) => core.length <= most.quoteCharacters)
  );
}

function proposed(
  { text, startsParagraph, from }: AnsweredSentence,
  passages: readonly SourcePassage[],
): ProposedSentence {
  const named = from.map(({ passage, core }) => ({
    core,
    passage: passages.find(({ id }) => id === passage) ?? passage,
  }));
  const sides = named.map(({ passage }) => (typeof passage === 'string' ? null : passage.source.about));
  return {
    text,
    about: sides.includes('recipient') ? 'recipient' : sides.includes('sender') ? 'sender' : 'neither',
    evidence: named.map(({ passage, core }) => evidenceOf(passage, core)),
    // A block always begins a paragraph, even if the model forgets to say so.
    ...(startsParagraph ? { startsParagraph } : {}),
  };
}

/** `passage` is a text if the answer names no known passage. */
function evidenceOf(passage: SourcePassage | string, core: string): Evidence {
  if (typeof passage === 'string')
    return { sourceKind: 'page', sourceId: passage, start: 0, end: core.length, quote: core };
  const { source } = passage;
  const { kind: sourceKind, id: sourceId, url } = source;
  const place = findQuote(passage.text, core);
  const start = passage.start + (place?.start ?? 0);
  const end = place === null ? start + core.length : passage.start + place.end;
  const quote = place === null ? core : source.text.slice(start, end);
  return { sourceKind, sourceId, ...(url === undefined ? {} : { url }), start, end, quote };
}

/** Joins several entries for one block. Unknown blocks come last and are refused. */
function inOrder(blocks: readonly ProposedBlock[], request: DraftRequest): readonly ProposedBlock[] {
  const order = completeBlocks(request.blocks).map(({ id }) => id);
  const rank = ({ blockId }: ProposedBlock): number =>
    (order.indexOf(blockId) + order.length + 1) % (order.length + 1);
  return [...blocks].sort((left, right) => rank(left) - rank(right));
}

function object(properties: Readonly<Record<string, object>>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function list(properties: Readonly<Record<string, object>>): object {
  return { type: 'array', items: object(properties) };
}
