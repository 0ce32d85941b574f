import type { Offer } from '../offers.ts';
import { sentenceCase } from '../statement.ts';
import type { Phrases } from './shape.ts';

export const englishPhrases: Phrases = {
  greetings(tone) {
    const name = tone.firstName ?? tone.lastName;
    if (name === undefined) return [tone.company === undefined ? 'Hello,' : `Hello ${tone.company} team,`];
    if (tone.formal)
      return [`Dear ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`];
    return tone.warm ? [`Hi ${name},`] : [`Hi ${name},`, `Hello ${name},`];
  },
  openings(fact, tone, onSite) {
    const shared = [
      fact.sub && `I noticed that ${fact.sub}.`,
      fact.sub === null && `${sentenceCase(fact.main)}, which caught my eye.`,
      fact.sub &&
        tone.company &&
        !fact.main.startsWith(tone.company) &&
        `I came across ${tone.company} and saw that ${fact.sub}.`,
    ];
    if (!onSite) return shared.map((phrase) => phrase || null);
    return [
      fact.sub && `I saw on your website that ${fact.sub}.`,
      fact.sub && `I was reading your site and noticed that ${fact.sub}.`,
      fact.sub && `Your website mentions that ${fact.sub}.`,
      ...shared,
    ].map((phrase) => phrase || null);
  },
  further: (fact) => [fact.sub && `I also read that ${fact.sub}.`, `${sentenceCase(fact.main)}.`],
  offers(offer, tone, close) {
    const we = asWe(offer);
    if (we === null) return [`In short: ${offer.text}.`, `${sentenceCase(offer.text)}.`];
    const at = tone.senderCompany;
    const plain = we.startsWith('we ');
    return [
      at !== undefined && plain ? `At ${at}, ${we}.` : null,
      close && plain ? `I am writing because ${we}.` : null,
      close ? `That is close to what we do: ${we}.` : null,
      plain ? `The reason I am writing: ${we}.` : null,
      `${sentenceCase(we)}.`,
    ];
  },
  moreOffers(offer) {
    const we = asWe(offer);
    if (we === null) return [`${sentenceCase(offer.text)}.`];
    return [we.startsWith('we ') ? `${we.replace(/^we /u, 'We also ')}.` : null, `${sentenceCase(we)}.`];
  },
  proofs: (offer) => [`For example, ${inSentence(offer)}.`, `To give you an example: ${inSentence(offer)}.`],
  customers: (names) => [`${listed(names)} already work with us.`, `We already work with ${listed(names)}.`],
  questions: (tone) => [
    'Would a short call next week make sense?',
    tone.company === undefined
      ? 'Would it be worth a short conversation to see whether this fits?'
      : `Would it be worth a short conversation to see whether this fits ${tone.company}?`,
    'Shall I send you a short summary to look at?',
    'Is this worth a quick look on your side?',
    'Could we talk it through in a short call?',
  ],
  calls: () => [
    'If this sounds useful, just reply and I will send a short summary.',
    'If you are interested, a short reply is enough and I will send details.',
    'If someone else is the right person for this, feel free to point me to them.',
    'I am happy to send a short outline if that helps.',
  ],
  followUps: (tone) => [
    'Did you have a chance to look at my earlier message?',
    tone.formal
      ? 'May I come back to my earlier message?'
      : 'Could I briefly come back to my earlier message?',
  ],
  recalls(offer) {
    const we = asWe(offer);
    return [
      we === null ? `In short: ${offer.text}.` : `In short: ${we}.`,
      we === null ? `${offer.text}.` : `${sentenceCase(we)}.`,
    ];
  },
  nameQuestions: (name, tone) => [
    tone.company === undefined
      ? `Would ${name} be of interest to you?`
      : `Would ${name} be of interest to ${tone.company}?`,
    `May I send you a short summary of ${name}?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Kind regards,', 'Best regards,']
      : tone.warm
        ? ['All the best,', 'Best wishes,']
        : ['Best regards,', 'Best,', 'Kind regards,'],
  factSubjects: (counted) => [`Your ${counted}`, `A question about your ${counted}`],
  subjects: (tone) => [
    ...(tone.company === undefined ? ['A short question'] : [`A question for ${tone.company}`]),
    ...(tone.company !== undefined && tone.senderCompany !== undefined
      ? [`${tone.senderCompany} for ${tone.company}`]
      : []),
    ...(tone.firstName === undefined ? [] : [`A short question, ${tone.firstName}`]),
  ],
  counted(main) {
    const match = counting.exec(main);
    if (match === null || notCounting.test(match[0])) return null;
    const before = main.slice(0, match.index).trim().split(' ').at(-1)!.toLowerCase();
    return /^(over|nearly|almost|about|around|than|to|since|in|least|cut|by|€|\$|£)$/u.test(before)
      ? null
      : match[0];
  },
};

const counting =
  /\b(?:\d[\d,.]* \p{Ll}+s|\d[\d,.]* \p{Ll}+ \p{Ll}+s)(?<!less|always|across)(?: in \p{Lu}\p{Ll}+)?(?=$|[ ,])/u;

const notCounting = /^(?:19|20)\d\d\b|\b(?:years|days|hours|weeks|months|times|euros|minutes|pounds)\b/u;

function asWe(offer: Offer): string | null {
  switch (offer.shape) {
    case 'we':
      return offer.text.replace(/^(We|Our)\b/u, (word) => word.toLowerCase());
    case 'verb':
      return `we ${offer.text.replace(/^\p{L}+/u, (verb) => baseForm(verb.toLowerCase()))}`;
    case 'noun':
      return `we offer ${lowerNoun(offer.text)}`;
    case 'named':
    case 'plain':
      return null;
  }
}

function baseForm(verb: string): string {
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(sh|ch|ss)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}

function inSentence(offer: Offer): string {
  return offer.shape === 'we' ? offer.text.replace(/^(We|Our)\b/u, (word) => word.toLowerCase()) : offer.text;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}
