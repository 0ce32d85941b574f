import type { Block, ProposedSentence } from '../../../domain/drafting/material.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import { entryOf } from '../../../domain/map-entry.ts';
import { standardBlocks } from '../../../domain/drafting/structure.ts';
import { writeAsk } from './ask.ts';
import type { ComposeContext } from './compose-context.ts';
import { writeGreeting, writeSignOff } from './frame.ts';
import { isOfferOfPlay, type Job } from './jobs.ts';
import { writeBecause, writeFollowUp, writeNews } from './news.ts';
import { writeIntroduction, writeMore, writeOffer, writeProof } from './pitch.ts';

/** A sentence with its part of the message. */
export interface WrittenPart {
  readonly part: 'frame' | 'news' | 'because' | 'introduction' | 'offer' | 'more' | 'proof' | 'ask';
  readonly sentence: ProposedSentence;
}

export type WrittenParts = readonly WrittenPart[];

/** Writes the generated blocks of the body, each by its job, in their order. */
export function writeBody(
  context: ComposeContext,
  jobs: ReadonlyMap<string, Job>,
): ReadonlyMap<string, WrittenParts> {
  const written = new Map<string, WrittenParts>();
  const given = new Set(jobs.values());
  for (const block of context.writer.request.blocks) {
    if (!jobs.has(block.id)) continue;
    const before = [...written.values()].flat();
    written.set(block.id, writeJob(context, entryOf(jobs, block.id), { block, before, given }));
  }
  return written;
}

interface Place {
  readonly block: Block;
  readonly before: WrittenParts;
  /** The jobs of all blocks. */
  readonly given: ReadonlySet<Job>;
}

function writeJob(context: ComposeContext, job: Job, place: Place): WrittenParts {
  switch (job) {
    case 'greeting':
      return as('frame', writeGreeting(context));
    case 'sign_off':
      return as('frame', writeSignOff(context));
    case 'call':
      return as('ask', writeAsk(context, asksSomething(place.before)));
    case 'offer':
      return writePitch(context, place.before, isOfferOfPlay(place.block));
    case 'proof':
      // A reference follows the offer that it proves, unless a structure has a separate block for it.
      return isStandard(place.block)
        ? as('proof', joined(writeProof(context)))
        : as('proof', writeProof(context));
    case 'because':
      return place.before.some(({ part }) => part === 'news') ? as('because', writeBecause(context)) : [];
    case 'opening':
      return writeOpening(context, place.given);
    case 'whole':
      return writeWhole(context);
  }
}

function as(part: WrittenPart['part'], sentences: readonly ProposedSentence[]): WrittenParts {
  return sentences.map((sentence) => ({ part, sentence }));
}

function joined(sentences: readonly ProposedSentence[]): readonly ProposedSentence[] {
  return sentences.map((sentence) => ({ ...sentence, startsParagraph: false }));
}

function asksSomething(parts: WrittenParts): boolean {
  return parts.some(({ sentence }) => sentence.text.includes('?'));
}

function isStandard(block: Block): boolean {
  return standardBlocks().some(
    ({ id, aiInstruction }) => id === block.id && aiInstruction === block.aiInstruction,
  );
}

/**
 * Without news, nothing about the recipient is said, and no reason why it would matter: the message begins with the
 * offer, here if no other block has a place for it.
 */
function writeOpening(context: ComposeContext, given: ReadonlySet<Job>): WrittenParts {
  if (context.isFollowUp) return as('frame', writeFollowUp(context));
  const news = as('news', writeNews(context));
  if (news.length === 0)
    return given.has('offer') || given.has('whole') ? [] : as('offer', writeOffer(context));
  return given.has('because') ? news : [...news, ...as('because', writeBecause(context))];
}

/** The offer: that of a play after a sentence that names the seller, or else two sentences of the seller's texts. */
function writePitch(context: ComposeContext, before: WrittenParts, isOfferAlone = false): WrittenParts {
  const isLater = before.some(({ part }) => part === 'offer');
  const introduction = isLater || isOfferAlone ? [] : as('introduction', writeIntroduction(context));
  const offer = as('offer', writeOffer(context));
  if (offer.length === 0 || isLater || context.isFollowUp || context.plan.play !== null)
    return [...introduction, ...offer];
  return [...offer, ...as('more', writeMore(context))];
}

const wholeOnly: ReadonlySet<Job> = new Set(['whole']);

function writeWhole(context: ComposeContext): WrittenParts {
  const { request } = context.writer;
  const lexicon = lexiconOf(request.language);
  const locked = request.blocks
    .filter((other) => other.kind === 'locked')
    .map((other) => other.content ?? '');
  const greeted = locked.some((content) => lexicon.greetingOpener.test(content.trim()));
  const signed = locked.some((content) =>
    content.split('\n').some((line) => lexicon.signOff.test(line.trim())),
  );
  const opening = writeOpening(context, wholeOnly);
  const pitch = [...writePitch(context, []), ...as('proof', writeProof(context))];
  const parts = [
    greeted ? [] : as('frame', writeGreeting(context)),
    opening,
    pitch,
    as('ask', writeAsk(context, asksSomething([...opening, ...pitch]))),
    signed ? [] : as('frame', writeSignOff(context)),
  ];
  return parts.flatMap((group) =>
    group.map(({ part, sentence }, index) => ({
      part,
      sentence: { ...sentence, startsParagraph: index === 0 },
    })),
  );
}
