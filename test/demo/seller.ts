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
    'We make energy monitoring software for organisations with many sites and show which sites waste power at night.',
  industry: 'Energy data',
  valueProposition: 'Customers see the night-time consumption of every site within two weeks.',
  products: 'Night Watch compares each site with the other sites of the same organisation.',
  toneWords: ['plain', 'friendly'],
};

export const knowledge = [
  'Night Watch works with the meters that are already in place, so nobody has to install anything.',
  'The data comes from the grid operators and stays in the European Union.',
  'A first look at ten sites costs nothing and takes two weeks.',
].join('\n');

export const brainItems = [
  {
    type: 'product',
    title: 'Night Watch',
    body: 'Night Watch sends a report each Monday that names the three sites with the highest consumption at night.',
  },
  {
    type: 'reference',
    title: 'Saimaa Grocers',
    body: 'Saimaa Grocers cut the electricity bill of its 64 stores by 11 percent in eight months with Night Watch.',
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
      offer: 'Night Watch compares it with your other sites from its first week.',
      subject: 'The first power bill of the new site',
    },
  },
  {
    title: 'Acquisitions',
    play: {
      language: 'en',
      when: { kinds: ['acquisition'] },
      because: 'After an acquisition nobody knows yet which of the new sites waste power.',
      offer: 'Night Watch shows it within two weeks, with the meters that are already there.',
      ask: 'Would a 15-minute call about the new sites be worth it?',
    },
  },
];

export const optOut =
  'You receive this because your organisation is in a public register of organisations. ' +
  'Answer "no thanks" and we will not write again.';

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
