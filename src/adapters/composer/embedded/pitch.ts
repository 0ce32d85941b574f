import { playEvidence, playLines } from '../../../domain/drafting/play-lines.ts';
import type { Evidence, ProposedSentence } from '../../../domain/drafting/material.ts';
import type { ComposeContext } from './compose-context.ts';
import { customersIn } from '../../../domain/drafting/customers.ts';
import { one } from './frame.ts';
import { isInLanguage } from './material-language.ts';
import { offerFrom, type Offer } from './offers.ts';
import { passageOf } from './statement.ts';

/** What the seller offers: as the play says it, else the best sentence of the seller's own texts. */
export function writeOffer(context: ComposeContext): readonly ProposedSentence[] {
  const { writer, plan, isFollowUp } = context;
  const ofPlay = isFollowUp ? [] : writePlayOffer(context);
  if (ofPlay.length > 0) return ofPlay;
  const offers = offersOf(context, plan.offers);
  if (offers.length === 0 && !isFollowUp) return present(context);
  const first = sayOffer(context, [...offers.filter(introduces), ...offers]);
  return one(first);

  /** A benefit alone does not say who offers it, so sentences that name the seller come first. */
  function introduces({ shape, text }: Offer): boolean {
    const company = writer.tone.senderCompany;
    if (shape === 'named') return company !== undefined && text.startsWith(company);
    return shape !== 'plain';
  }
}

/** What the seller does, before the offer of a play. */
export function writeIntroduction(context: ComposeContext): readonly ProposedSentence[] {
  const { plan, isFollowUp } = context;
  return plan.play === null || isFollowUp ? [] : one(sayOffer(context, offersOf(context, plan.offers)));
}

/** What else the seller says of its offer. */
export function writeMore(context: ComposeContext): readonly ProposedSentence[] {
  return one(sayOffer(context, offersOf(context, context.plan.offers)));
}

function writePlayOffer({ writer }: ComposeContext): readonly ProposedSentence[] {
  const evidence = playEvidence(writer.request);
  const about = evidence === null ? 'neither' : 'sender';
  const needed = evidence === null ? [] : [evidence];
  return playLines(writer.request).offer.flatMap((text) => one(writer.chooseFirst([text], about, needed)));
}

/** A sentence of the chosen reference, or names of customers. */
export function writeProof(context: ComposeContext): readonly ProposedSentence[] {
  const { writer, phrases, plan } = context;
  const proof = sayOffer(context, offersOf(context, plan.proofs));
  if (proof !== null || writer.request.plan?.play?.proofId) return one(proof);
  const customers = customersIn(writer.request);
  if (customers === null) return [];
  const sent = writer.request.thread.map(({ body }) => body);
  const lines = phrases
    .customers(customers.names)
    .filter((line) => !sent.some((body) => body.includes(line)));
  return one(writer.chooseFirst(lines, 'sender', [customers.evidence]));
}

function offersOf({ writer }: ComposeContext, found: readonly Evidence[]): readonly Offer[] {
  return found.flatMap((evidence) => {
    const { sources, language } = writer.request;
    const passage = passageOf(evidence, sources);
    const isUsable = passage !== null && isInLanguage(passage.source, language);
    const offer = isUsable ? offerFrom(passage, writer.request) : null;
    return offer === null ? [] : [offer];
  });
}

function sayOffer({ writer, phrases }: ComposeContext, offers: readonly Offer[]): ProposedSentence | null {
  for (const offer of offers.filter(({ passage }) => !writer.isUsed(passage))) {
    const ways = phrases.offers(offer, writer.tone.senderCompany);
    const sentence = writer.choose(ways, 'offer', 'sender', [offer.passage]);
    if (sentence === null) continue;
    writer.use(offer.passage);
    return sentence;
  }
  return null;
}

/** The names alone, if none of the sender's texts is in the message's language. */
function present({ writer, phrases, questions }: ComposeContext): readonly ProposedSentence[] {
  if (questions === 0) return [];
  const { tone, request } = writer;
  const product = request.sources.find(({ about, type }) => about === 'sender' && type === 'product')?.title;
  const names = [tone.senderCompany, product].filter((name) => name !== undefined);
  const attempts = [names, names.slice(0, 1)].filter((some) => some.length > 0);
  for (const some of attempts) {
    const question = writer.choose(phrases.presentations(some, tone.formal), 'presentation', 'neither', []);
    if (question !== null) return [question];
  }
  return [];
}
