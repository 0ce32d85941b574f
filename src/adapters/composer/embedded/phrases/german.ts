import type { Offer } from '../offers.ts';
import { sentenceCase } from '../statement.ts';
import type { Phrases, Tone } from './shape.ts';

export const germanPhrases: Phrases = {
  greetings(tone) {
    const full = [tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ');
    if (full === '') return ['Guten Tag,'];
    return tone.formal ? [`Guten Tag ${full},`] : [`Hallo ${tone.firstName ?? full},`];
  },
  openings(fact, tone, onSite) {
    const your = tone.formal ? 'Ihrer' : 'eurer';
    const shared = [
      fact.sub && `Mir ist aufgefallen, dass ${fact.sub}.`,
      fact.sub && `Ich habe gelesen, dass ${fact.sub}.`,
      fact.sub === null ? `${sentenceCase(fact.main)} – das ist mir aufgefallen.` : null,
    ];
    if (!onSite) return shared;
    return [
      fact.sub && `Auf ${your} Website habe ich gelesen, dass ${fact.sub}.`,
      fact.sub && `Beim Lesen ${your} Website ist mir aufgefallen, dass ${fact.sub}.`,
      fact.sub === null ? `Auf ${your} Website ist mir aufgefallen: ${sentenceCase(fact.main)}.` : null,
      ...shared,
    ];
  },
  further: (fact) => [fact.sub && `Auch habe ich gelesen, dass ${fact.sub}.`, `${sentenceCase(fact.main)}.`],
  offers(offer, tone, close) {
    if (offer.shape === 'noun') return [`Kurz zu uns: ${offer.text}.`, `Unser Angebot: ${offer.text}.`];
    if (offer.shape === 'named') return [`Kurz zu uns: ${offer.text}.`, `${offer.text}.`];
    const inverted = /^Wir (\p{Ll}+) (.+)$/u.exec(offer.text);
    return [
      tone.senderCompany !== undefined && inverted !== null
        ? `Bei ${tone.senderCompany} ${inverted[1]} wir ${inverted[2]}.`
        : null,
      close && inverted !== null
        ? `Genau deshalb schreibe ich ${tone.formal ? 'Ihnen' : 'dir'}: ${offer.text}.`
        : null,
      `Kurz zu uns: ${offer.text}.`,
      `${offer.text}.`,
    ];
  },
  moreOffers: (offer) => [
    /^Wir \p{Ll}+ (?!auch)/u.test(offer.text) && !/^Wir (sind|haben) /u.test(offer.text)
      ? `Auch ${alsoForm(offer)}.`
      : null,
    offer.shape === 'noun' ? null : `${offer.text}.`,
  ],
  proofs: (offer) => [`Ein Beispiel: ${offer.text}.`, `Als Beispiel: ${offer.text}.`],
  customers: (names) => [
    `${listed(names)} arbeiten bereits mit uns.`,
    `Wir arbeiten bereits mit ${listed(names)}.`,
  ],
  questions: (tone) => questionsFor(tone),
  calls: (tone) =>
    tone.formal
      ? [
          'Wenn das für Sie interessant klingt, genügt eine kurze Antwort, und ich schicke Ihnen eine Zusammenfassung.',
          'Gern schicke ich Ihnen dazu eine kurze Zusammenfassung.',
          'Falls jemand anderes dafür der richtige Ansprechpartner ist, freue ich mich über eine kurze Nachricht.',
        ]
      : [
          'Wenn das interessant klingt, genügt eine kurze Antwort, und ich schicke dir eine Zusammenfassung.',
          'Gern schicke ich dir dazu eine kurze Zusammenfassung.',
        ],
  followUps: (tone) =>
    tone.formal
      ? [
          'Hatten Sie schon Gelegenheit, einen Blick auf meine letzte Nachricht zu werfen?',
          'Darf ich kurz an meine letzte Nachricht anknüpfen?',
        ]
      : [
          'Hattest du schon Gelegenheit, einen Blick auf meine letzte Nachricht zu werfen?',
          'Darf ich kurz an meine letzte Nachricht anknüpfen?',
        ],
  recalls: (offer) => [`Kurz zu uns: ${offer.text}.`, `${offer.text}.`],
  nameQuestions: (name, tone) => [
    tone.formal ? `Wäre ${name} für Sie interessant?` : `Wäre ${name} für euch interessant?`,
    tone.formal
      ? `Darf ich Ihnen eine kurze Zusammenfassung zu ${name} schicken?`
      : `Darf ich dir eine kurze Zusammenfassung zu ${name} schicken?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Viele Grüße']
      : ['Viele Grüße', 'Beste Grüße'],
  factSubjects: (counted, tone) => [`${tone.formal ? 'Ihre' : 'Eure'} ${counted}`, `Frage zu: ${counted}`],
  subjects: (tone) => [
    tone.company === undefined ? 'Kurze Frage' : `Frage an ${tone.company}`,
    ...(tone.company !== undefined && tone.senderCompany !== undefined
      ? [`${tone.senderCompany} für ${tone.company}`]
      : []),
    'Kurze Frage',
  ],
  counted(main) {
    const match = new RegExp(
      [
        String.raw`(?<![\p{L}\d])(\d[\d.,]* (?:\p{Ll}+e )?\p{Lu}\p{Ll}{3,}(?:e|en|n|er|s)?(?<!Prozent|Euro|`,
        String.raw`Millionen|Jahren|Jahre))( in \p{Lu}\p{Ll}+)?(?=$|[ ,])`,
      ].join(''),
      'u',
    ).exec(main);
    if (match === null || /^(?:19|20)\d\d /u.test(match[0])) return null;
    const before = main.slice(0, match.index).trim().split(' ').at(-1)!.toLowerCase();
    // After a preposition the noun may stand in another case than a subject line needs.
    return new RegExp(
      [
        String.raw`^(über|rund|etwa|fast|bis|mehr|als|an|in|mit|von|bei|auf|aus|seit|zu|nach|knapp|mindestens|den|`,
        String.raw`unter)$`,
      ].join(''),
      'u',
    ).test(before)
      ? null
      : match[0];
  },
};

function questionsFor(tone: Tone): readonly string[] {
  if (!tone.formal) {
    return [
      'Wäre ein kurzes Gespräch nächste Woche interessant?',
      'Hättest du nächste Woche Zeit für ein kurzes Telefonat?',
      'Darf ich dir eine kurze Zusammenfassung schicken?',
    ];
  }
  return [
    'Wäre ein kurzes Gespräch nächste Woche für Sie interessant?',
    'Passt Ihnen nächste Woche ein kurzes Telefonat?',
    'Darf ich Ihnen eine kurze Zusammenfassung schicken?',
    'Hätten Sie nächste Woche Zeit für ein kurzes Gespräch?',
  ];
}

function alsoForm(offer: Offer): string {
  return offer.text.replace(/^Wir (\p{Ll}+) /u, '$1 wir ');
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)!}`;
}
