import { Ajv } from 'ajv';
import type {
  DraftRequest,
  Evidence,
  ProposedBlock,
  ProposedSentence,
} from '../../../domain/drafting/material.ts';
import { completeBlocks } from '../../../domain/drafting/structure.ts';
import { ComposerFailed } from '../../../ports/composer.ts';
import type { QuotableSource } from './material.ts';
import { findQuote } from './quote.ts';

interface Answer {
  readonly blocks: readonly {
    readonly block: string;
    readonly sentences: readonly AnsweredSentence[];
  }[];
}

interface AnsweredSentence {
  readonly text: string;
  readonly about: ProposedSentence['about'];
  readonly startsParagraph: boolean;
  readonly quotes: readonly { readonly source: string; readonly quote: string }[];
}

/**
 * The form of an answer, in the part of JSON Schema that servers with structured output know. It is the same for every
 * message, so that a server which prepares schemas does so once.
 */
export const answerSchema = object({
  blocks: list({
    block: { type: 'string', description: 'the id of a generated block' },
    sentences: list({
      text: { type: 'string' },
      about: { type: 'string', enum: ['recipient', 'sender', 'neither'] },
      startsParagraph: { type: 'boolean' },
      quotes: list({
        source: { type: 'string', description: 'the id of a source' },
        quote: { type: 'string', description: 'words of that source, character for character' },
      }),
    }),
  }),
});

const most = { sentences: 120, sentenceCharacters: 1_000, quotes: 8, quoteCharacters: 4_000 };
const validate = new Ajv().compile<Answer>(answerSchema);

/**
 * The blocks that an answer proposes. A quote that is not in its source is proposed with the place where it would stand
 * if it were, for the verifier to refuse.
 *
 * @throws ComposerFailed where the answer has another form than asked for, or no sensible size.
 */
export function readAnswer(
  answer: unknown,
  request: DraftRequest,
  sources: readonly QuotableSource[],
): readonly ProposedBlock[] {
  if (!validate(answer))
    throw new ComposerFailed('The model answered in another form than it was asked for.');
  const sentences = answer.blocks.reduce((count, block) => count + block.sentences.length, 0);
  if (sentences > most.sentences)
    throw new ComposerFailed(`The model answered with ${sentences} sentences, which is no message.`);
  const blocks = answer.blocks.map(({ block, sentences: written }) => {
    const fitting = written.filter(isFitting);
    return {
      blockId: block,
      sentences: fitting.map((sentence) => proposed(sentence, sources)),
      omitted: written
        .filter((sentence) => !isFitting(sentence))
        .map(({ text }) => ({
          text: `${text.slice(0, 200)}…`,
          reason: 'The sentence is too long to be read.',
        })),
    };
  });
  return inOrder(blocks, request);
}

function isFitting({ text, quotes }: AnsweredSentence): boolean {
  return (
    text.length <= most.sentenceCharacters &&
    quotes.length <= most.quotes &&
    quotes.every(({ quote }) => quote.length <= most.quoteCharacters)
  );
}

function proposed(
  { text, about, startsParagraph, quotes }: AnsweredSentence,
  sources: readonly QuotableSource[],
): ProposedSentence {
  const evidence = quotes.map((quote) => evidenceOf(quote, sources));
  // A block begins a paragraph anyway; a model that does not think of it would run them all together.
  return { text, about, evidence, ...(startsParagraph ? { startsParagraph } : {}) };
}

function evidenceOf(
  { source: id, quote }: AnsweredSentence['quotes'][number],
  sources: readonly QuotableSource[],
): Evidence {
  const source = sources.find((candidate) => candidate.id === id)?.source;
  if (source === undefined) return { sourceKind: 'page', sourceId: id, start: 0, end: quote.length, quote };
  const place = findQuote(source.text, quote);
  const found = place ? source.text.slice(place.start, place.end) : quote;
  const { start, end } = place ?? { start: 0, end: quote.length };
  const { kind: sourceKind, id: sourceId, url } = source;
  return { sourceKind, sourceId, ...(url === undefined ? {} : { url }), start, end, quote: found };
}

/** Several entries for one block follow each other; blocks that nobody asked for go last, to be refused. */
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
