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
import { completeBlocks } from '../../../domain/drafting/structure.ts';
import { findFacts, type Fact, type Leftover } from './facts.ts';
import { asksObservation, jobsOf, type Job } from './jobs.ts';
import { withoutGeneral } from './instruction-words.ts';
import { findOffers, type Offer } from './offers.ts';
import { continueAfterGreeting } from './continuation.ts';
import type { Desk } from './desk.ts';
import { phrasesOf } from './phrases/phrases.ts';
import { sharedTopics, topicsOf } from './relevance.ts';
import { sentenceCase } from './statement.ts';
import { writeCall, writeFollowUp, writeGreeting, writeSignOff } from './frame.ts';
import { writeSubject } from './subject.ts';
import { toneOf } from './tone.ts';
import { createWriter } from './writer.ts';

/** Writes the generated blocks of a message from the commission's material alone. */
export function writeBlocks(asked: Commission): readonly ProposedBlock[] {
  const commission: Commission = { ...asked, blocks: completeBlocks(asked.blocks) };
  const desk = prepare(commission);
  const jobs = jobsOf(commission.blocks);
  const written = new Map<string, ProposedSentence[]>();
  const omitted = new Map<string, Leftover[]>();
  for (const block of commission.blocks) {
    if (block.kind === 'locked') continue;
    const sentences =
      block.role === 'subject'
        ? writeSubject(desk.desk)
        : writeJob(desk.desk, jobs.get(block.id)!, block, omitted);
    written.set(block.id, [...sentences]);
  }
  fill(desk.desk, commission, jobs, written);
  if (commission.language === 'de') continueAfterGreeting(commission.blocks, written);
  const firstBody = commission.blocks.find((block) => block.role === 'body' && block.kind === 'generated');
  return commission.blocks
    .filter((block) => block.kind === 'generated')
    .map((block) => ({
      blockId: block.id,
      sentences: written.get(block.id) ?? [],
      omitted: [...(omitted.get(block.id) ?? []), ...(block === firstBody ? desk.leftovers : [])],
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
  const desk: Desk = {
    writer: createWriter(commission, tone),
    phrases: phrasesOf(language),
    facts: found.facts.filter((fact) => fact.score > 0),
    material,
    isFollowUp: commission.thread.some((message) => message.direction === 'outbound'),
    questions: Math.min(1, ...limit),
  };
  return { desk, leftovers: [...found.leftovers, ...material.leftovers] };
}

function writeJob(
  desk: Desk,
  job: Job,
  block: Block,
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  switch (job) {
    case 'greeting':
      return writeGreeting(desk);
    case 'sign_off':
      return writeSignOff(desk);
    case 'call':
      return writeCall(desk);
    case 'offer':
      return writeOffer(desk);
    case 'proof':
      return writeProof(desk);
    case 'opening':
      return desk.isFollowUp
        ? [...writeFollowUp(desk), ...writeObservation(desk, block, omitted)]
        : writeObservation(desk, block, omitted);
    case 'whole':
      return writeWhole(desk, block, omitted);
  }
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
  const parts = [
    greeted ? [] : writeGreeting(desk),
    desk.isFollowUp ? writeFollowUp(desk) : [],
    writeObservation(desk, block, omitted),
    writeOffer(desk),
    writeProof(desk),
    writeCall(desk),
    signed ? [] : writeSignOff(desk),
  ];
  return parts.flatMap((part) =>
    part.map((sentence, index) => ({ ...sentence, startsParagraph: index === 0 })),
  );
}

/** One observation about the recipient. Where the block asks for a certain one, only a fact about just that will do. */
function writeObservation(
  desk: Desk,
  block: Block,
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  const { commission } = desk.writer;
  const wanted = topicsOf(withoutGeneral(block.aiInstruction ?? ''), commission.language);
  const isStandard = (block.aiInstruction ?? '').startsWith('One concrete observation');
  const fitting =
    wanted.size === 0 || isStandard
      ? desk.facts
      : desk.facts.filter(
          (fact) => sharedTopics(topicsOf(fact.passage.span.text, commission.language), wanted) > 0,
        );
  const sentence = desk.isFollowUp && isStandard ? null : sayFact(desk, fitting, 'opening');
  if (sentence !== null) return [sentence];
  const reason =
    fitting.length === 0 && asksObservation(block.aiInstruction ?? '')
      ? 'The research establishes nothing of what the instruction asks for.'
      : 'The material holds no usable fact for it.';
  if (!desk.isFollowUp)
    omitted.set(block.id, [{ text: block.aiInstruction ?? block.label ?? block.id, reason }]);
  return [];
}

function sayFact(desk: Desk, facts: readonly Fact[], salt: 'opening' | 'further'): ProposedSentence | null {
  const { writer, phrases } = desk;
  for (const fact of facts.filter((candidate) => !writer.isUsed(candidate)).slice(0, 5)) {
    const { source } = fact.passage;
    const ways =
      salt === 'opening'
        ? phrases.openings(fact.statement, writer.tone, source.kind === 'page')
        : phrases.further(fact.statement, writer.tone);
    const sentence = writer.choose(ways, `${salt}:${fact.statement.main}`, 'recipient', [fact.passage]);
    if (sentence === null) continue;
    writer.use(fact);
    return sentence;
  }
  return null;
}

function writeOffer(desk: Desk): readonly ProposedSentence[] {
  const { writer, phrases, material, facts } = desk;
  const language = writer.commission.language;
  const told = topicsOf(
    facts
      .slice(0, 3)
      .map((fact) => fact.passage.span.text)
      .join(' '),
    language,
  );
  for (const offer of material.offers.filter(
    (candidate) => candidate.shape !== 'plain' && !writer.isUsed(candidate),
  )) {
    const close = sharedTopics(topicsOf(offer.text, language), told) > 0;
    const ways = desk.isFollowUp
      ? phrases.recalls(offer, writer.tone)
      : phrases.offers(offer, writer.tone, close);
    const sentence = writer.choose(ways, 'offer', 'sender', [offer.passage]) ?? asWritten(desk, offer);
    if (sentence === null) continue;
    writer.use(offer);
    return [sentence];
  }
  const name = material.offers[0]?.passage.source.title ?? writer.tone.senderCompany;
  if (name === undefined || material.offers.length > 0 || desk.questions === 0) return [];
  const question = writer.choose(phrases.nameQuestions(name, writer.tone), 'name', 'neither', []);
  return question === null ? [] : [question];
}

/** A sentence of the sender's own material in its own words, where no phrase around it holds. */
function asWritten({ writer }: Desk, offer: Offer): ProposedSentence | null {
  if (offer.shape === 'noun' || offer.shape === 'verb') return null;
  return writer.choose([`${sentenceCase(offer.text)}.`], 'as-written', 'sender', [offer.passage]);
}

function writeProof(desk: Desk): readonly ProposedSentence[] {
  const { writer, phrases, material } = desk;
  for (const proof of material.proofs.filter((candidate) => !writer.isUsed(candidate))) {
    const sentence =
      writer.choose(phrases.proofs(proof, writer.tone), 'proof', 'sender', [proof.passage]) ??
      asWritten(desk, proof);
    if (sentence === null) continue;
    writer.use(proof);
    return [sentence];
  }
  const own = writer.commission.recipient.company?.toLowerCase();
  const customers = material.customers.filter((customer) => customer.name.toLowerCase() !== own).slice(0, 2);
  if (customers.length < 2) return [];
  const [first, last] = [customers[0]!, customers.at(-1)!];
  const { source } = first.passage;
  const span = { start: first.passage.span.start, end: last.passage.span.end };
  const passage = { source, span: { ...span, text: source.text.slice(span.start, span.end) } };
  const sentence = writer.choose(
    phrases.customers(
      customers.map((customer) => customer.name),
      writer.tone,
    ),
    'customers',
    'sender',
    [passage],
  );
  return sentence === null ? [] : [sentence];
}

/** Words of a message that reads as written by hand; a Finnish or German word says more than an English one. */
const leastWords: Readonly<Record<WrittenLanguage, number>> = { en: 78, fi: 56, sv: 74, de: 68 };
const mostAdded = 4;

/**
 * Adds what else fits, a fact and an offer in turn, while the message is shorter than a reader takes for a real
 * one.
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
    const wantsOffer = added % 2 === 0;
    if (wantsOffer && offers !== undefined && offers.length > 0) offers.push(...moreOffers(desk));
    if (!wantsOffer && opening !== undefined && opening.length === 1 && !desk.isFollowUp) {
      const further = sayFact(
        desk,
        desk.facts.filter((fact) => fact.score >= 2),
        'further',
      );
      if (further !== null) opening.push(further);
    }
  }
}

function moreOffers(desk: Desk): readonly ProposedSentence[] {
  const { writer, phrases, material } = desk;
  for (const offer of material.offers.filter((candidate) => !writer.isUsed(candidate))) {
    const sentence =
      writer.choose(phrases.moreOffers(offer, writer.tone), 'more', 'sender', [offer.passage]) ??
      asWritten(desk, offer);
    if (sentence === null) continue;
    writer.use(offer);
    return [sentence];
  }
  return [];
}
