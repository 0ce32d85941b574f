/*
 * An invented seller whose offer fits many fields, because all buildings use power at night. A draft may state only
 * the facts about the seller in this file.
 */
import type {
  BlockInput,
  BrainAddArguments,
  ProjectsUpdateContextArguments,
} from '../../generated/sdk/types.ts';

export const sellerName = 'Kirkas Energy';

/** The input of `outreach workspace set`. */
export const workspace = {
  icp: {
    countries: ['FI', 'SE', 'DE', 'AT', 'CH', 'GB', 'US'],
    jobTitles: ['Head of Facilities', 'Energy Manager'],
  },
  settings: { language: 'en', timezone: 'Europe/Helsinki', signature: 'Aino Lehto\nKirkas Energy' },
};

export const context: Omit<ProjectsUpdateContextArguments, 'projectId'> = {
  whatTheyDo:
    'We make energy monitoring software and show what uses power in a building while nobody is there.',
  industry: 'Energy data',
  valueProposition: 'Customers see what their nights cost within two weeks.',
  products: 'Night Watch compares each night with the nights before and names what was left on.',
  toneWords: ['plain', 'friendly'],
};

export const knowledge = [
  'Night Watch works with the meters that are already in place, so nobody has to install anything.',
  'The data comes from the grid operators and stays in the European Union.',
  'A first look at one building costs nothing and takes two weeks.',
].join('\n');

export const brainItems = [
  {
    type: 'product',
    title: 'Night Watch',
    body: 'Night Watch sends a report each Monday that names the three largest users of power at night.',
  },
  {
    type: 'reference',
    title: 'Saimaa Grocers',
    body: 'Saimaa Grocers cut the electricity bill of its 64 stores by 11 percent in eight months with Night Watch.',
  },
  {
    type: 'company',
    title: 'Kirkas Energy suomeksi',
    body: 'Kirkas Energy tekee ohjelmistoa, joka näyttää, mikä rakennuksessa kuluttaa sähköä öisin.',
  },
  {
    type: 'company',
    title: 'Kirkas Energy på svenska',
    body: 'Kirkas Energy gör programvara som visar vad i en byggnad som drar ström om natten.',
  },
  {
    type: 'company',
    title: 'Kirkas Energy auf Deutsch',
    body: 'Kirkas Energy entwickelt Software, die zeigt, was in einem Gebäude nachts Strom verbraucht.',
  },
  { type: 'writing_rule', title: 'One question', body: 'Ask exactly one question.' },
  { type: 'writing_rule', title: 'Short', body: 'Write at most 140 words.' },
  { type: 'avoid', title: 'No promises', body: 'guaranteed savings' },
] as const;

/** What to write to organisations with news of a kind. */
export const plays: readonly { title: string; play: NonNullable<BrainAddArguments['play']> }[] = [
  {
    title: 'New sites',
    play: {
      language: 'en',
      when: { kinds: ['opening', 'expansion', 'build', 'relocation'] },
      because: 'A new site often runs its ventilation at night for months before anybody looks at the meter.',
      offer: 'Night Watch shows from the first week what runs while nobody is there.',
      subject: 'The first power bill of the new site',
    },
  },
  {
    title: 'Uudet tilat',
    play: {
      language: 'fi',
      when: { kinds: ['opening', 'expansion', 'build', 'relocation'] },
      because: 'Uusissa tiloissa ilmanvaihto käy usein öisin kuukausia, ennen kuin kukaan katsoo mittaria.',
      offer: 'Night Watch näyttää ensimmäisestä viikosta alkaen, mikä käy yöllä turhaan.',
      subject: 'Uusien tilojen sähkölasku ({trigger.place})',
    },
  },
  {
    title: 'Nya lokaler',
    play: {
      language: 'sv',
      when: { kinds: ['opening', 'expansion', 'build', 'relocation'] },
      because: 'I nya lokaler går ventilationen ofta hela natten i månader innan någon tittar på mätaren.',
      offer: 'Night Watch visar från första veckan vad som är igång i onödan.',
      subject: 'Den första elräkningen i {trigger.place}',
    },
  },
  {
    title: 'Neue Standorte',
    play: {
      language: 'de',
      when: { kinds: ['opening', 'expansion', 'build', 'relocation'] },
      because:
        'An einem neuen Standort läuft die Lüftung oft monatelang nachts, bevor jemand auf den Zähler sieht.',
      offer: 'Night Watch zeigt ab der ersten Woche, was nachts unnötig läuft.',
      subject: 'Die erste Stromrechnung des neuen Standorts ({trigger.place})',
    },
  },
  {
    title: 'Acquisitions',
    play: {
      language: 'en',
      when: { kinds: ['acquisition'] },
      because: 'After an acquisition nobody knows yet what the new buildings use at night.',
      offer: 'Night Watch shows it within two weeks, with the meters that are already there.',
      ask: 'Would a 15-minute call about the new buildings be worth it?',
    },
  },
];

export const optOut =
  'Answer "no thanks" and we will not write again. | Vastaa "ei kiitos", niin emme kirjoita enää. | ' +
  'Svara "nej tack", så skriver vi inte igen. | Antworten Sie "nein danke", dann schreiben wir nicht mehr.';

export const campaign = {
  name: 'Power at night',
  brief: 'Offer a short call about energy monitoring.',
};

export const blocks: BlockInput[] = [
  { kind: 'generated', id: 'subject', role: 'subject', aiInstruction: 'A short, specific subject.' },
  { kind: 'generated', id: 'greeting', aiInstruction: 'Greet the recipient.' },
  { kind: 'generated', id: 'opening', aiInstruction: 'One observation about the recipient.', optional: true },
  { kind: 'generated', id: 'offer', aiInstruction: 'What we do, and why it fits the recipient.' },
  { kind: 'generated', id: 'proof', aiInstruction: 'One reference of ours.', optional: true },
  { kind: 'generated', id: 'next-step', label: 'Call to action', aiInstruction: 'Ask for a short call.' },
  { kind: 'generated', id: 'sign-off', aiInstruction: 'Sign off with the name of the sender.' },
  { kind: 'locked', id: 'opt-out', content: optOut },
];
