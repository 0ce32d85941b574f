import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import type { ComposeContext } from './compose-context.ts';
import type { Offer } from './offers.ts';

/** Who writes and what the sender does, then what others gain by it. */
export function writeOffer(context: ComposeContext): readonly ProposedSentence[] {
  const { writer, phrases, material, isFollowUp } = context;
  const first = sayOffer(context, introducing(context), (offer) =>
    isFollowUp ? phrases.recalls(offer) : phrases.offers(offer, writer.tone),
  );
  if (first === null) return material.offers.length > 0 || isFollowUp ? [] : present(context);
  if (isFollowUp) return [first];
  const value = sayOffer(
    context,
    material.offers.filter((offer) => offer.isValue),
    (offer) => phrases.moreOffers(offer),
  );
  return value === null ? [first] : [first, value];
}

/** What else the sender does. */
export function writeMore(context: ComposeContext): readonly ProposedSentence[] {
  const sentence = sayOffer(context, context.material.offers, (offer) => context.phrases.moreOffers(offer));
  return sentence === null ? [] : [sentence];
}

/** A reference, or who else is a customer. */
export function writeProof(context: ComposeContext): readonly ProposedSentence[] {
  const { writer, phrases, material } = context;
  const proof = sayOffer(context, material.proofs, (offer) => phrases.proofs(offer));
  if (proof !== null) return [proof];
  const own = writer.request.recipient.company?.toLowerCase();
  const customers = material.customers.filter((customer) => customer.name.toLowerCase() !== own).slice(0, 2);
  const [first, last] = customers;
  if (!first || !last) return [];
  const { source } = first.passage;
  const span = { start: first.passage.span.start, end: last.passage.span.end };
  const passage = { source, span: { ...span, text: source.text.slice(span.start, span.end) } };
  const ways = phrases.customers(customers.map((customer) => customer.name));
  const sentence = writer.choose(ways, 'customers', 'sender', [passage]);
  return sentence === null ? [] : [sentence];
}

/** Offers that say who speaks come first: a benefit alone leaves the reader asking whose it is. */
function introducing({ material, writer }: ComposeContext): readonly Offer[] {
  const company = writer.tone.senderCompany;
  const introduces = (offer: Offer): boolean => {
    if (ofOthers.test(offer.text)) return false;
    return offer.shape === 'named'
      ? company !== undefined && offer.text.startsWith(company)
      : offer.shape !== 'plain';
  };
  return [...material.offers.filter(introduces), ...material.offers.filter((offer) => !introduces(offer))];
}

/** What the sender's customers tell is a benefit, not who the sender is. */
const ofOthers = /^(?:our|vår|vårt|våra|unsere?|asiakka\p{L}*mme|käyttäj\p{L}*mme)(?!\p{L})/iu;

function sayOffer(
  { writer }: ComposeContext,
  offers: readonly Offer[],
  waysOf: (offer: Offer) => readonly (string | null)[],
): ProposedSentence | null {
  for (const offer of offers.filter((candidate) => !writer.isUsed(candidate))) {
    const sentence = writer.choose(waysOf(offer), 'offer', 'sender', [offer.passage]);
    if (sentence === null) continue;
    writer.use(offer);
    return sentence;
  }
  return null;
}

const productsNamed = 1;

/** The names alone, where none of the sender's texts is in the message's language. */
function present({ writer, phrases, questions }: ComposeContext): readonly ProposedSentence[] {
  if (questions === 0) return [];
  const { sources } = writer.request;
  const products = sources
    .filter((source) => source.about === 'sender' && source.type === 'product')
    .flatMap((source) => source.title ?? []);
  const company = writer.tone.senderCompany;
  const names = [...(company === undefined ? [] : [company]), ...products.slice(0, productsNamed)];
  const attempts = [names, names.slice(0, 1)].filter((some) => some.length > 0);
  for (const some of attempts) {
    const question = writer.choose(phrases.presentations(some, writer.tone), 'presentation', 'neither', []);
    if (question !== null) return [question];
  }
  return [];
}
