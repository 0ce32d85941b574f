import type { Aim, DraftPhrases, OfferSentence } from '../../domain/language-pack/draft-phrases.ts';
import { lastWord, listed, sentenceCase } from '../notation/text.ts';
import { germanPlural } from './verbs.ts';

export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const full = [tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ');
    if (full === '') {
      const isOneWord = tone.company !== undefined && !/[\s&]/u.test(tone.company);
      return [isOneWord ? `Guten Tag ${tone.company}-Team,` : 'Guten Tag,'];
    }
    return tone.formal ? [`Guten Tag ${full},`] : [`Hallo ${tone.firstName ?? full},`];
  },
  openings(fact, tone, onSite) {
    const { sub } = fact;
    const your = tone.formal ? 'Ihrer' : 'eurer';
    if (sub === null) {
      return [
        onSite ? `Auf ${your} Website habe ich gelesen: ${sentenceCase(fact.main)}.` : null,
        `Mir ist aufgefallen: ${sentenceCase(fact.main)}.`,
        `${sentenceCase(fact.main)} – das ist mir aufgefallen.`,
      ];
    }
    const shared = [
      `Mir ist aufgefallen, dass ${sub}.`,
      `Ich habe gelesen, dass ${sub}.`,
      `Ich habe gesehen, dass ${sub}.`,
    ];
    if (!onSite) return shared;
    return [
      `Auf ${your} Website habe ich gelesen, dass ${sub}.`,
      `Beim Lesen ${your} Website ist mir aufgefallen, dass ${sub}.`,
      `Auf ${your} Website habe ich gesehen, dass ${sub}.`,
      ...shared,
    ];
  },
  descriptions: (noun, tone) => [
    tone.company === undefined ? null : `Als ${noun} ist mir ${tone.company} aufgefallen.`,
    tone.company === undefined ? null : `${tone.company} ist mir als ${noun} aufgefallen.`,
  ],
  fields: (field, tone) => [
    tone.company === undefined ? null : `In der Branche ${field} ist mir ${tone.company} aufgefallen.`,
  ],
  further: (fact) => [
    fact.also === null
      ? fact.sub && `Auch habe ich gelesen, dass ${fact.sub}.`
      : `${sentenceCase(fact.also)}.`,
  ],
  // "Das Thema" agrees with the verb whether the topic is one thing or many.
  bridges: (topic, tone) => {
    const [you, at, your] = tone.formal ? ['Sie', 'bei Ihnen', 'Ihrer'] : ['euch', 'bei euch', 'eurer'];
    return [
      `Ist das Thema ${topic} ${tone.company === undefined ? at : `bei ${tone.company}`} gerade aktuell?`,
      `Ist das Thema ${topic} für ${you} derzeit relevant?`,
      `Darf ich fragen, ob das Thema ${topic} ${at} in diesem Jahr ansteht?`,
      `Steht das Thema ${topic} in diesem Jahr auf ${your} Liste?`,
    ];
  },
  shortBridges: (tone) => [
    tone.company === undefined
      ? 'Ist das gerade ein Thema?'
      : `Ist das bei ${tone.company} gerade ein Thema?`,
    tone.formal ? 'Wäre das für Sie interessant?' : 'Wäre das für euch interessant?',
  ],
  transitions: (topic, tone) => [
    tone.formal ? `Ich schreibe Ihnen zum Thema ${topic}.` : `Ich schreibe dir zum Thema ${topic}.`,
    tone.formal
      ? `Ich melde mich bei Ihnen zum Thema ${topic}.`
      : `Ich melde mich bei dir zum Thema ${topic}.`,
    `Ich habe eine kurze Frage zum Thema ${topic}.`,
  ],
  offers(offer, tone) {
    if (offer.shape === 'noun') {
      return [
        /^\p{Lu}\p{Ll}+er /u.test(offer.text) ? null : `Wir bieten ${offer.text}.`,
        `Unser Angebot: ${offer.text}.`,
      ];
    }
    const ours = ofOurCompany(offer, tone.senderCompany);
    const at = tone.senderCompany;
    return [
      at !== undefined && ours !== null ? `Bei ${at} ${ours.verb} wir ${ours.rest}.` : null,
      `${sentenceCase(offer.text)}.`,
      at !== undefined && ours !== null && offer.shape !== 'we'
        ? `Wir bei ${at} ${ours.verb} ${ours.rest}.`
        : null,
    ];
  },
  moreOffers: (offer) => [
    /^Wir \p{Ll}+ (?!auch)/u.test(offer.text) && !/^Wir (sind|haben) /u.test(offer.text)
      ? `Auch ${offer.text.replace(/^Wir (\p{Ll}+) /u, '$1 wir ')}.`
      : null,
    offer.shape === 'noun' ? null : `${sentenceCase(offer.text)}.`,
  ],
  proofs: (offer) => [`${sentenceCase(offer.text)}.`, `Ein Beispiel: ${offer.text}.`],
  customers: (names) => [
    `${listed(names, 'und')} arbeiten bereits mit uns.`,
    `Wir arbeiten bereits mit ${listed(names, 'und')}.`,
  ],
  asks: (aim, topic, tone) => {
    const formal = {
      call: [
        'Wäre ein kurzes Gespräch nächste Woche für Sie interessant?',
        'Passt Ihnen nächste Woche ein kurzes Telefonat?',
        'Hätten Sie nächste Woche Zeit für ein kurzes Gespräch?',
        topic === null ? null : `Wollen wir nächste Woche kurz über das Thema ${topic} sprechen?`,
      ],
      demo: [
        'Darf ich es Ihnen in einer kurzen Vorführung zeigen?',
        'Passt Ihnen nächste Woche eine kurze Vorführung?',
      ],
      summary: [
        'Darf ich Ihnen eine kurze Zusammenfassung schicken?',
        topic === null ? null : `Darf ich Ihnen eine kurze Zusammenfassung zum Thema ${topic} schicken?`,
      ],
      trial: ['Möchten Sie es testen?', 'Wäre ein Test für Sie interessant?'],
    };
    const informal = {
      call: [
        'Wäre ein kurzes Gespräch nächste Woche interessant?',
        'Hättest du nächste Woche Zeit für ein kurzes Telefonat?',
      ],
      demo: [
        'Darf ich es dir in einer kurzen Vorführung zeigen?',
        'Passt dir nächste Woche eine kurze Vorführung?',
      ],
      summary: ['Darf ich dir eine kurze Zusammenfassung schicken?'],
      trial: ['Möchtest du es testen?', 'Wäre ein Test für euch interessant?'],
    };
    return (tone.formal ? formal : informal)[aim];
  },
  answers: (aim, tone) => nextStep(aim, tone.formal, 'Falls ja, '),
  calls: (aim, tone) => nextStep(aim, tone.formal, ''),
  referrals: (topic, tone) => [
    tone.company === undefined || topic === null
      ? null
      : `Wer ist bei ${tone.company} der richtige Ansprechpartner für das Thema ${topic}?`,
    'Wer ist dafür der richtige Ansprechpartner?',
  ],
  followUps: (tone) => [
    tone.formal
      ? 'Hatten Sie schon Gelegenheit, einen Blick auf meine letzte Nachricht zu werfen?'
      : 'Hattest du schon Gelegenheit, einen Blick auf meine letzte Nachricht zu werfen?',
    'Darf ich kurz an meine letzte Nachricht anknüpfen?',
  ],
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  presentations: (names, tone) => [
    tone.formal
      ? `Darf ich Ihnen ${listed(names, 'und')} kurz vorstellen?`
      : `Darf ich dir ${listed(names, 'und')} kurz vorstellen?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Viele Grüße', 'Beste Grüße']
      : ['Viele Grüße', 'Beste Grüße', 'Liebe Grüße'],
  factSubjects(main, tone) {
    const thing = newThing.exec(main)?.[1];
    const counted = countedIn(main);
    return [
      thing === undefined ? null : thing,
      counted === null ? null : `${tone.formal ? 'Ihre' : 'Eure'} ${counted}`,
    ];
  },
  topicSubjects: (topic, tone) => [
    tone.company === undefined ? null : `${topic} bei ${tone.company}`,
    tone.company === undefined ? null : `${topic} für ${tone.company}`,
    `Frage zum Thema ${topic}`,
    tone.senderCompany === undefined ? null : `${topic} mit ${tone.senderCompany}`,
  ],
  subjects: (tone) => [
    tone.company !== undefined && tone.senderCompany !== undefined
      ? `${tone.senderCompany} und ${tone.company}`
      : null,
    tone.company === undefined ? 'Kurze Frage' : `Frage an ${tone.company}`,
  ],
};

/** The next step, alone or after "Falls ja,", behind which the verb comes before its subject. */
function nextStep(aim: Aim, formal: boolean, lead: '' | 'Falls ja, '): readonly string[] {
  const you = formal ? 'Ihnen' : 'dir';
  const glad = {
    call: `stelle ich ${you} das gern in einem kurzen Telefonat vor`,
    demo: `zeige ich ${you} das gern in einer kurzen Vorführung`,
    summary: `schicke ich ${you} gern eine kurze Zusammenfassung`,
    trial: `richte ich ${you} gern einen Test ein`,
  }[aim];
  const reply = {
    call: `schlage ${you} einen Termin für ein kurzes Gespräch vor`,
    demo: `schlage ${you} einen Termin für eine kurze Vorführung vor`,
    summary: `schicke ${you} eine Zusammenfassung`,
    trial: `richte ${you} einen Test ein`,
  }[aim];
  if (lead !== '') return [`${lead}${glad}.`, `${lead}genügt eine kurze Antwort, und ich ${reply}.`];
  const interested = formal ? 'Wenn das für Sie interessant klingt, ' : 'Wenn das interessant klingt, ';
  return [
    `${interested}genügt eine kurze Antwort, und ich ${reply}.`,
    `Gern ${glad.replace(' gern ', ' ')}.`,
  ];
}

/** "eröffnete ein Kühllager in Leipzig" holds the "Kühllager in Leipzig". */
const newThing = /(?<!\p{L})(?:ein|eine) ((?:neues? )?\p{Lu}\p{Ll}+ in \p{Lu}\p{Ll}+)(?=$|[ ,])/u;

const counting = new RegExp(
  [
    String.raw`(?<![\p{L}\d])`,
    String.raw`(\d[\d.,]{0,20} (?:\p{Ll}+e )?\p{Lu}\p{Ll}{3,}(?:e|en|n|er|s)?(?<!Prozent|Euro|Millionen|Jahren|Jahre|Mitarbeitende|Mitarbeiter|Menschen|Kunden|Patienten|Ländern))`,
    String.raw`( in \p{Lu}\p{Ll}+)?(?=$|[ ,])`,
  ].join(''),
  'u',
);

const caseChanging =
  /^(über|rund|etwa|fast|bis|mehr|als|an|in|mit|von|bei|auf|aus|seit|zu|nach|knapp|mindestens|den|unter)$/u;

/** A counted thing that can stand in a subject: after a preposition the noun may have another case. */
function countedIn(main: string): string | null {
  const match = counting.exec(main);
  if (match === null || /^(?:19|20)\d\d /u.test(match[0])) return null;
  const before = lastWord(main.slice(0, match.index).trim()).toLowerCase();
  return caseChanging.test(before) ? null : match[0];
}

/** The verb in its form for "wir" and the rest of a sentence whose subject is the sender, by "wir" or by name. */
function ofOurCompany(
  offer: OfferSentence,
  company: string | undefined,
): { verb: string; rest: string } | null {
  const subject = offer.shape === 'we' ? 'Wir' : company;
  if (subject === undefined || !offer.text.startsWith(`${subject} `)) return null;
  const [verb = '', ...rest] = offer.text.slice(subject.length + 1).split(' ');
  const plural = offer.shape === 'we' ? verb : germanPlural(verb);
  const isOwn = rest.some((word) => /^(?:sein|ihr)(?:e[mnrs]?)?$/u.test(word));
  return plural === null || !/^\p{Ll}+n$/u.test(plural) || isOwn || rest.length === 0
    ? null
    : { verb: plural, rest: rest.join(' ') };
}
