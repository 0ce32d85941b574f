import { lexiconOf } from '../../../domain/drafting/lexicon/lexicon.ts';
import { wordCount } from '../../../domain/drafting/length.ts';
import type {
  Block,
  Commission,
  ProposedBlock,
  ProposedSentence,
  WrittenLanguage,
} from '../../../domain/drafting/material.ts';
import { recogniseRules } from '../../../domain/drafting/rule-forms.ts';
import { completeBlocks, standardBlocks } from '../../../domain/drafting/structure.ts';
import { aimOf, type Aim } from './aim.ts';
import { inOrder } from './choice.ts';
import { continueAfterGreeting } from './continuation.ts';
import type { Desk, Plan } from './desk.ts';
import { findFacts, type Leftover } from './facts.ts';
import { writeCall, writeFollowUp, writeGreeting, writeSignOff } from './frame.ts';
import { jobsOf, type Job } from './jobs.ts';
import { writeLead } from './lead.ts';
import { writeFurther, writeObservation } from './observe.ts';
import { findOffers } from './offers.ts';
import { phrasesOf } from './phrases/phrases.ts';
import { writeMore, writeOffer, writeProof } from './pitch.ts';
import { topicsOf } from './relevance.ts';
import { writeSubject } from './subject.ts';
import { toneOf } from './tone.ts';
import { topicsToRaise } from './topic.ts';
import { createWriter } from './writer.ts';

/** Writes the generated blocks of a message from the commission's material alone. */
export function writeBlocks(asked: Commission): readonly ProposedBlock[] {
  const commission: Commission = { ...asked, blocks: completeBlocks(asked.blocks) };
  const { desk, leftovers } = prepare(commission);
  const jobs = jobsOf(commission.blocks);
  const written = new Map<string, ProposedSentence[]>();
  const omitted = new Map<string, Leftover[]>();
  const generated = commission.blocks.filter((block) => block.kind === 'generated');
  for (const block of generated.filter(({ role }) => role === 'body')) {
    const before = [...written.values()].flat();
    written.set(block.id, [...writeJob(desk, jobs.get(block.id)!, block, before, omitted)]);
  }
  fill(desk, commission, jobs, written);
  // The subject comes last, as it names only what the body tells.
  for (const block of generated.filter(({ role }) => role === 'subject'))
    written.set(block.id, [...writeSubject(desk)]);
  if (commission.language === 'de') continueAfterGreeting(commission.blocks, written);
  const firstBody = generated.find((block) => block.role === 'body');
  return generated.map((block) => ({
    blockId: block.id,
    sentences: written.get(block.id) ?? [],
    omitted: [...(omitted.get(block.id) ?? []), ...(block === firstBody ? leftovers : [])],
  }));
}

function prepare(commission: Commission): { desk: Desk; leftovers: readonly Leftover[] } {
  const { language } = commission;
  const tone = toneOf(commission);
  const guide = [commission.outreachAngle, commission.brief, commission.objective].join(' ');
  const instructions = commission.blocks.map((block) => block.aiInstruction ?? '').join(' ');
  const business = commission.sources
    .filter((source) => source.about === 'sender')
    .map((source) => source.text.slice(0, 1_000))
    .join(' ');
  const address = { language, formal: tone.formal, company: commission.recipient.company };
  const found = findFacts(commission, address, topicsOf(`${guide} ${instructions} ${business}`, language));
  const told = found.facts.map((fact) => fact.passage.span.text).join(' ');
  const material = findOffers(commission, topicsOf(`${guide} ${told}`, language));
  const limit = recogniseRules(commission.writingRules).directives.flatMap(({ directive }) =>
    directive.kind === 'questions' ? [directive.most] : [],
  );
  const writer = createWriter(commission, tone);
  const phrases = phrasesOf(language);
  const desk: Desk = {
    writer,
    phrases,
    facts: found.facts,
    material,
    // Where the sender's texts are in another language, all that can be offered is to send them.
    aim:
      material.offers.length === 0
        ? 'summary'
        : (aimOf(commission) ?? inOrder(usualAims, writer.seed, 'aim')[0]!),
    topic: topicsToRaise(commission).find((topic) => writer.holds(phrases.bridges(topic, tone))) ?? null,
    plan: inOrder(plans, writer.seed, 'plan')[0]!,
    isFollowUp: commission.thread.some((message) => message.direction === 'outbound'),
    questions: Math.min(1, ...limit),
    told: [],
  };
  return { desk, leftovers: [...found.leftovers, ...material.leftovers] };
}

const plans: readonly Plan[] = ['bridge', 'transition', 'late'];
const usualAims: readonly Aim[] = ['call', 'call', 'summary'];

function writeJob(
  desk: Desk,
  job: Job,
  block: Block,
  before: readonly ProposedSentence[],
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  switch (job) {
    case 'greeting':
      return writeGreeting(desk);
    case 'sign_off':
      return writeSignOff(desk);
    case 'call':
      return writeCall(desk, hasQuestion(before));
    case 'offer':
      return writeOffer(desk);
    case 'proof':
      // A reference belongs to the offer that it bears out, unless a structure gives it a place of its own.
      return isStandard(block)
        ? writeProof(desk).map((sentence) => ({ ...sentence, startsParagraph: false }))
        : writeProof(desk);
    case 'opening':
      return writeOpening(desk, block, omitted);
    case 'whole':
      return writeWhole(desk, block, omitted);
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
  desk: Desk,
  block: Block,
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  const followUp = desk.isFollowUp ? writeFollowUp(desk) : [];
  const observation = writeObservation(desk, block, omitted);
  return [...followUp, ...observation, ...writeLead(desk, observation)];
}

function writeWhole(desk: Desk, block: Block, omitted: Map<string, Leftover[]>): readonly ProposedSentence[] {
  const { commission } = desk.writer;
  const lexicon = lexiconOf(commission.language);
  const locked = commission.blocks
    .filter((other) => other.kind === 'locked')
    .map((other) => other.content ?? '');
  const greeted = locked.some((content) => lexicon.greetingOpener.test(content.trim()));
  const signed = locked.some((content) =>
    content.split('\n').some((line) => lexicon.signOff.test(line.trim())),
  );
  const opening = writeOpening(desk, block, omitted);
  const offer = [...writeOffer(desk), ...writeProof(desk)];
  const parts = [
    greeted ? [] : writeGreeting(desk),
    opening,
    offer,
    writeCall(desk, hasQuestion([...opening, ...offer])),
    signed ? [] : writeSignOff(desk),
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
  desk: Desk,
  commission: Commission,
  jobs: ReadonlyMap<string, Job>,
  written: Map<string, ProposedSentence[]>,
): void {
  const least = Math.min(leastWords[commission.language], (commission.form.maxWords ?? Infinity) - 20);
  const blockFor = (job: Job): ProposedSentence[] | undefined => {
    const block = commission.blocks.find((candidate) => jobs.get(candidate.id) === job);
    return block === undefined ? undefined : written.get(block.id);
  };
  for (let added = 0; added < mostAdded; added += 1) {
    const body = commission.blocks.filter((block) => block.role === 'body');
    const text = body.flatMap((block) => [
      block.content ?? '',
      ...(written.get(block.id) ?? []).map((sentence) => sentence.text),
    ]);
    if (wordCount(text.join(' ')) >= least) return;
    const offers = blockFor('offer');
    const opening = blockFor('opening');
    if (added % 2 === 1 && offers !== undefined && offers.length > 0) offers.push(...writeMore(desk));
    if (added % 2 === 0 && opening !== undefined && desk.told.length === 1 && !desk.isFollowUp) {
      const further = writeFurther(desk);
      if (further !== null) opening.splice(1, 0, further);
    }
  }
}
