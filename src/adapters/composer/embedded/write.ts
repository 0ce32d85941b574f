import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import { wordCount } from '../../../domain/drafting/length.ts';
import type {
  Block,
  DraftRequest,
  ProposedBlock,
  ProposedSentence,
} from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { recogniseRules } from '../../../domain/drafting/rule-forms.ts';
import { completeBlocks, standardBlocks } from '../../../domain/drafting/structure.ts';
import { itemAt } from '../../../domain/item-at.ts';
import { entryOf } from '../../../domain/map-entry.ts';
import type { Aim } from '../../../domain/language-pack/draft-phrases.ts';
import { aimOf } from './aim.ts';
import { inOrder } from './choice.ts';
import { continueAfterGreeting } from './continuation.ts';
import type { ComposeContext, TransitionPlan } from './compose-context.ts';
import { findFacts, type Leftover } from './facts.ts';
import { writeCall, writeFollowUp, writeGreeting, writeSignOff } from './frame.ts';
import { jobsOf, type Job } from './jobs.ts';
import { writeTransition } from './transition.ts';
import { writeFurther, writeObservation } from './observe.ts';
import { findOffers } from './offers.ts';
import { phrasesOf } from './phrases.ts';
import { writeMore, writeOffer, writeProof } from './pitch.ts';
import { topicsOf } from './relevance.ts';
import { writeSubject } from './subject.ts';
import { toneOf } from './tone.ts';
import { topicsToRaise } from './topic.ts';
import { createWriter } from './writer.ts';

/** Writes the generated blocks of a message from the commission's material alone. */
export function writeBlocks(asked: DraftRequest): readonly ProposedBlock[] {
  const request: DraftRequest = { ...asked, blocks: completeBlocks(asked.blocks) };
  const { context, leftovers } = prepare(request);
  const jobs = jobsOf(request.blocks);
  const written = new Map<string, ProposedSentence[]>();
  const omitted = new Map<string, Leftover[]>();
  const generated = request.blocks.filter((block) => block.kind === 'generated');
  for (const block of generated.filter(({ role }) => role === 'body')) {
    const before = [...written.values()].flat();
    written.set(block.id, [...writeJob(context, entryOf(jobs, block.id), block, before, omitted)]);
  }
  fill(context, request, jobs, written);
  // The subject comes last, as it names only what the body tells.
  for (const block of generated.filter(({ role }) => role === 'subject'))
    written.set(block.id, [...writeSubject(context)]);
  if (request.language === 'de') continueAfterGreeting(request.blocks, written);
  const firstBody = generated.find((block) => block.role === 'body');
  return generated.map((block) => ({
    blockId: block.id,
    sentences: written.get(block.id) ?? [],
    omitted: [...(omitted.get(block.id) ?? []), ...(block === firstBody ? leftovers : [])],
  }));
}

function prepare(request: DraftRequest): { context: ComposeContext; leftovers: readonly Leftover[] } {
  const { language } = request;
  const tone = toneOf(request);
  const guide = [request.outreachAngle, request.brief, request.objective].join(' ');
  const instructions = request.blocks.map((block) => block.aiInstruction ?? '').join(' ');
  const business = request.sources
    .filter((source) => source.about === 'sender')
    .map((source) => source.text.slice(0, 1_000))
    .join(' ');
  const address = { language, formal: tone.formal, company: request.recipient.company };
  const found = findFacts(request, address, topicsOf(`${guide} ${instructions} ${business}`, language));
  const told = found.facts.map((fact) => fact.passage.span.text).join(' ');
  const material = findOffers(request, topicsOf(`${guide} ${told}`, language));
  const limit = recogniseRules(request.writingRules).directives.flatMap(({ directive }) =>
    directive.kind === 'questions' ? [directive.most] : [],
  );
  const writer = createWriter(request, tone);
  const phrases = phrasesOf(language);
  const context: ComposeContext = {
    writer,
    phrases,
    facts: found.facts,
    material,
    // Where the sender's texts are in another language, all that can be offered is to send them.
    aim:
      material.offers.length === 0
        ? 'summary'
        : (aimOf(request) ?? itemAt(inOrder(usualAims, writer.seed, 'aim'), 0)),
    topic: topicsToRaise(request).find((topic) => writer.holds(phrases.bridges(topic, tone))) ?? null,
    plan: itemAt(inOrder(plans, writer.seed, 'plan'), 0),
    isFollowUp: request.thread.some((message) => message.direction === 'outbound'),
    questions: Math.min(1, ...limit),
    told: [],
  };
  return { context, leftovers: [...found.leftovers, ...material.leftovers] };
}

const plans: readonly TransitionPlan[] = ['bridge', 'transition', 'late'];
const usualAims: readonly Aim[] = ['call', 'call', 'summary'];

function writeJob(
  context: ComposeContext,
  job: Job,
  block: Block,
  before: readonly ProposedSentence[],
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  switch (job) {
    case 'greeting':
      return writeGreeting(context);
    case 'sign_off':
      return writeSignOff(context);
    case 'call':
      return writeCall(context, hasQuestion(before));
    case 'offer':
      return writeOffer(context);
    case 'proof':
      // A reference belongs to the offer that it bears out, unless a structure gives it a place of its own.
      return isStandard(block)
        ? writeProof(context).map((sentence) => ({ ...sentence, startsParagraph: false }))
        : writeProof(context);
    case 'opening':
      return writeOpening(context, block, omitted);
    case 'whole':
      return writeWhole(context, block, omitted);
  }
}

function hasQuestion(sentences: readonly ProposedSentence[]): boolean {
  return sentences.some((sentence) => sentence.text.includes('?'));
}

function isStandard(block: Block): boolean {
  return standardBlocks().some(
    ({ id, aiInstruction }) => id === block.id && aiInstruction === block.aiInstruction,
  );
}

function writeOpening(
  context: ComposeContext,
  block: Block,
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  const followUp = context.isFollowUp ? writeFollowUp(context) : [];
  const observation = writeObservation(context, block, omitted);
  return [...followUp, ...observation, ...writeTransition(context, observation)];
}

function writeWhole(
  context: ComposeContext,
  block: Block,
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  const { request } = context.writer;
  const lexicon = lexiconOf(request.language);
  const locked = request.blocks
    .filter((other) => other.kind === 'locked')
    .map((other) => other.content ?? '');
  const greeted = locked.some((content) => lexicon.greetingOpener.test(content.trim()));
  const signed = locked.some((content) =>
    content.split('\n').some((line) => lexicon.signOff.test(line.trim())),
  );
  const opening = writeOpening(context, block, omitted);
  const offer = [...writeOffer(context), ...writeProof(context)];
  const parts = [
    greeted ? [] : writeGreeting(context),
    opening,
    offer,
    writeCall(context, hasQuestion([...opening, ...offer])),
    signed ? [] : writeSignOff(context),
  ];
  return parts.flatMap((part) =>
    part.map((sentence, index) => ({ ...sentence, startsParagraph: index === 0 })),
  );
}

/** Words of a message that reads as written by hand; a Finnish or German word says more than an English one. */
const leastWords: Readonly<Record<WrittenLanguage, number>> = { en: 66, fi: 50, sv: 62, de: 60 };
const mostAdded = 4;

/**
 * Adds what else fits, a fact and an offer in turn, while the message is shorter than a reader takes for a real one.
 */
function fill(
  context: ComposeContext,
  request: DraftRequest,
  jobs: ReadonlyMap<string, Job>,
  written: Map<string, ProposedSentence[]>,
): void {
  const least = Math.min(leastWords[request.language], (request.form.maxWords ?? Infinity) - 20);
  const blockFor = (job: Job): ProposedSentence[] | undefined => {
    const block = request.blocks.find((candidate) => jobs.get(candidate.id) === job);
    return block === undefined ? undefined : written.get(block.id);
  };
  for (let added = 0; added < mostAdded; added += 1) {
    const body = request.blocks.filter((block) => block.role === 'body');
    const text = body.flatMap((block) => [
      block.content ?? '',
      ...(written.get(block.id) ?? []).map((sentence) => sentence.text),
    ]);
    if (wordCount(text.join(' ')) >= least) return;
    const offers = blockFor('offer');
    const opening = blockFor('opening');
    if (added % 2 === 1 && offers !== undefined && offers.length > 0) offers.push(...writeMore(context));
    if (added % 2 === 0 && opening !== undefined && context.told.length === 1 && !context.isFollowUp) {
      const further = writeFurther(context);
      if (further !== null) opening.splice(1, 0, further);
    }
  }
}
