import type { DraftPhrases, OfferSentence } from '../../domain/language-pack/draft-phrases.ts';
import { lastWord, listed, lowerFirst, sentenceCase } from '../notation/text.ts';

export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const name = tone.firstName ?? tone.lastName;
    if (name === undefined) {
      return tone.company === undefined
        ? ['Hello,']
        : [`Hello ${tone.company} team,`, `Hi ${tone.company} team,`];
    }
    if (tone.formal)
      return [`Dear ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`];
    return tone.warm ? [`Hi ${name},`] : [`Hi ${name},`, `Hello ${name},`];
  },
  openings(fact, tone, onSite) {
    const { sub } = fact;
    if (sub === null) return [`${sentenceCase(fact.main)}, which caught my eye.`];
    const named = tone.company !== undefined && sub.includes(tone.company);
    const shared = [
      `I saw that ${sub}.`,
      `I read that ${sub}.`,
      `I noticed that ${sub}.`,
      tone.company === undefined || named ? null : `I was reading about ${tone.company} and saw that ${sub}.`,
    ];
    if (!onSite) return shared;
    return [
      `I saw on your website that ${sub}.`,
      `I was reading your website and saw that ${sub}.`,
      `I read on your website that ${sub}.`,
      ...shared,
    ];
  },
  descriptions: (noun, tone) => [
    tone.company === undefined ? null : `I came across ${tone.company}, ${article(noun)} ${noun}.`,
    tone.company === undefined ? null : `As ${article(noun)} ${noun}, ${tone.company} caught my eye.`,
  ],
  fields: (field, tone) => [
    tone.company === undefined
      ? null
      : `I came across ${tone.company} while reading about the ${field} field.`,
  ],
  further: (fact) => [
    fact.also === null ? fact.sub && `I also read that ${fact.sub}.` : `${sentenceCase(fact.also)}.`,
  ],
  bridges: (topic, tone) => [
    tone.company === undefined
      ? `Is ${topic} a topic for you at the moment?`
      : `Is ${topic} a topic at ${tone.company} at the moment?`,
    `Is ${topic} on your list at the moment?`,
    `May I ask whether ${topic} is a topic for you right now?`,
    `Is ${topic} something you are looking at this year?`,
  ],
  shortBridges: (tone) => [
    tone.company === undefined
      ? 'Is this a topic for you at the moment?'
      : `Is this a topic at ${tone.company} at the moment?`,
    'Is this something you are looking at this year?',
    'Could this be of interest to you?',
  ],
  transitions: (topic) => [
    `I am writing to you about ${topic}.`,
    `I have a short question about ${topic}.`,
    `I am getting in touch about ${topic}.`,
  ],
  offers(offer, tone) {
    const we = inFirstPerson(offer, tone.senderCompany);
    if (we === null) return [`${sentenceCase(offer.text)}.`];
    const at = tone.senderCompany;
    const plain = we.startsWith('we ');
    return [
      at !== undefined && plain ? `At ${at}, ${we}.` : null,
      offer.shape === 'named' ? `${offer.text}.` : null,
      at !== undefined && plain ? `I am writing from ${at}, where ${we}.` : null,
      offer.shape === 'named' || (at !== undefined && plain) ? null : `${sentenceCase(we)}.`,
    ];
  },
  moreOffers(offer) {
    const we = inFirstPerson(offer, undefined);
    if (we === null) return [`${sentenceCase(offer.text)}.`];
    return [we.startsWith('we ') ? `${we.replace(/^we /u, 'We also ')}.` : null, `${sentenceCase(we)}.`];
  },
  proofs: (offer) => [`For example, ${inSentence(offer)}.`, `${sentenceCase(offer.text)}.`],
  customers: (names) => [
    `${listed(names, 'and')} already work with us.`,
    `We already work with ${listed(names, 'and')}.`,
  ],
  asks: (aim, topic, tone) =>
    ({
      call: [
        'Would a short call next week make sense?',
        topic === null
          ? 'Could we talk it through in a short call?'
          : `Could we talk about ${topic} in a short call next week?`,
        'Are you open to a short call next week?',
        tone.company === undefined
          ? null
          : `Would a short call be useful to see whether this fits ${tone.company}?`,
      ],
      demo: [
        'Would you like to see it in a short demo?',
        'May I show you how it works in a short demo next week?',
        'Would a short demo next week be useful?',
      ],
      summary: [
        'Shall I send you a short summary to look at?',
        topic === null
          ? 'May I send you a one-page summary?'
          : `May I send you a short summary about ${topic}?`,
        'Would a short summary be useful?',
      ],
      trial: [
        'Would you like to try it?',
        'Would a trial be of interest to you?',
        'Shall we set up a trial for you?',
      ],
    })[aim],
  answers: (aim) =>
    ({
      call: [
        'If so, I would be glad to tell you more in a short call.',
        'If it is, just reply and I will suggest a time for a short call.',
        'If so, a short reply is enough and I will suggest a time for a call.',
      ],
      demo: [
        'If so, I would be glad to show you in a short demo.',
        'If it is, just reply and I will suggest a time for a short demo.',
      ],
      summary: [
        'If so, just reply and I will send you a short summary.',
        'If it is, I would be happy to send you a short summary.',
      ],
      trial: [
        'If so, I would be glad to set up a trial for you.',
        'If it is, just reply and we can set up a trial.',
      ],
    })[aim],
  calls: (aim) =>
    ({
      call: [
        'I would be glad to tell you more in a short call; a one-line reply is enough.',
        'If this sounds useful, just reply and I will suggest a time for a short call.',
      ],
      demo: [
        'I would be glad to show you in a short demo; a one-line reply is enough.',
        'If this sounds useful, just reply and I will suggest a time for a short demo.',
      ],
      summary: [
        'If this sounds useful, just reply and I will send you a short summary.',
        'I am happy to send you a short summary; a one-line reply is enough.',
      ],
      trial: [
        'If you would like to try it, just reply and I will set up a trial.',
        'I would be glad to set up a trial for you; a one-line reply is enough.',
      ],
    })[aim],
  referrals: (topic, tone) => [
    tone.company === undefined || topic === null
      ? null
      : `Who at ${tone.company} is the right person for ${topic}?`,
    topic === null
      ? 'Who is the right person to talk to about this?'
      : `Who is the right person to talk to about ${topic}?`,
  ],
  followUps: (tone) => [
    'Did you have a chance to look at my earlier message?',
    tone.formal
      ? 'May I come back to my earlier message?'
      : 'Could I briefly come back to my earlier message?',
  ],
  recalls(offer) {
    const we = inFirstPerson(offer, undefined);
    return [we === null ? `${sentenceCase(offer.text)}.` : `${sentenceCase(we)}.`];
  },
  presentations: (names) => [
    `May I briefly introduce ${listed(names, 'and')}?`,
    `May I tell you briefly about ${listed(names, 'and')}?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Kind regards,', 'Best regards,']
      : tone.warm
        ? ['All the best,', 'Best wishes,', 'Warm regards,']
        : ['Best regards,', 'Best,', 'Kind regards,', 'Best wishes,'],
  factSubjects(main) {
    const thing = newThing.exec(main)?.[1];
    const counted = countedIn(main);
    return [
      thing === undefined ? null : `Your ${thing}`,
      thing === undefined ? null : `The ${thing}`,
      counted === null ? null : `Your ${counted}`,
    ];
  },
  topicSubjects: (topic, tone) => [
    tone.company === undefined ? null : `${sentenceCase(topic)} at ${tone.company}`,
    tone.company === undefined ? `A question about ${topic}` : `${sentenceCase(topic)} for ${tone.company}`,
    `A question about ${topic}`,
    tone.senderCompany === undefined ? null : `${sentenceCase(topic)} with ${tone.senderCompany}`,
  ],
  subjects: (tone) => [
    tone.company !== undefined && tone.senderCompany !== undefined
      ? `${tone.senderCompany} and ${tone.company}`
      : null,
    tone.company === undefined ? 'A short question' : `A question for ${tone.company}`,
    tone.firstName === undefined ? null : `A short question, ${tone.firstName}`,
  ],
};

/** "opened a new smokehouse in Aberdeen in September" holds the "new smokehouse in Aberdeen". */
const newThing =
  /\b(?:an?|the|your|its) (new \p{Ll}+(?: \p{Ll}+)?(?<! in| at| for| with) (?:in|at) \p{Lu}\p{Ll}+)(?=$|[ ,])/u;

function countedIn(main: string): string | null {
  const match = counting.exec(main);
  if (match === null || notCounting.test(match[0])) return null;
  const before = lastWord(main.slice(0, match.index).trim()).toLowerCase();
  return /^(over|nearly|almost|about|around|than|to|since|in|least|cut|by|€|\$|£)$/u.test(before)
    ? null
    : match[0];
}

const counting = new RegExp(
  [
    String.raw`\b(?:\d[\d,.]{0,20} \p{Ll}+s|\d[\d,.]{0,20} \p{Ll}+ \p{Ll}+s)(?<!less|always|across)`,
    String.raw`(?: in \p{Lu}\p{Ll}+(?! and|,))?(?=$|[ ,])`,
  ].join(''),
  'u',
);

const notCounting = new RegExp(
  [
    String.raw`^(?:19|20)\d\d\b`,
    [
      String.raw`\b`,
      String.raw`(?:years|days|hours|weeks|months|times|euros|minutes|pounds|employees|countries|patients|customers)\b`,
    ].join(''),
  ].join('|'),
  'u',
);

function inFirstPerson(offer: OfferSentence, company: string | undefined): string | null {
  switch (offer.shape) {
    case 'we':
      return offer.text.replace(/^(We|Our)\b/u, (word) => word.toLowerCase());
    case 'verb':
      return `we ${offer.text.replace(/^\p{L}+/u, (verb) => baseForm(verb.toLowerCase()))}`;
    case 'noun':
      return `we offer ${lowerNoun(offer.text)}`;
    case 'named': {
      if (company === undefined || !offer.text.startsWith(`${company} `)) return null;
      const [verb = '', ...rest] = offer.text.slice(company.length + 1).split(' ');
      return /^\p{Ll}+[^s]s$/u.test(verb) &&
        !/^(?:is|was|has|does|its)$/u.test(verb) &&
        !/\bits\b/u.test(rest.join(' '))
        ? `we ${baseForm(verb)} ${rest.join(' ')}`
        : null;
    }
    case 'plain':
      return null;
  }
}

function baseForm(verb: string): string {
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(sh|ch|ss)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerFirst(text) : text;
}

function inSentence(offer: OfferSentence): string {
  return offer.shape === 'we' ? offer.text.replace(/^(We|Our)\b/u, (word) => word.toLowerCase()) : offer.text;
}

function article(noun: string): string {
  return /^(?:[aeio]|u(?!ni|se|k)|h(?:our|onest))/iu.test(noun) ? 'an' : 'a';
}
