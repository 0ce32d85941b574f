import { html, type Html } from './html.ts';

/** Steps below each other, each done by somebody. */
interface Picture {
  readonly title: string;
  readonly steps: readonly Step[];
}

interface Step {
  readonly who: 'program' | 'service' | 'person';
  readonly what: string;
  /** A second line: a status, or what else may happen here. */
  readonly beside?: string;
  /** What the step is done for alone, in words that follow `if`; it is done each time where absent. */
  readonly only?: string;
}

/** A run from its beginning to what a person sends, for the guide of runs. */
export const runPicture: Picture = {
  title: 'How a run goes',
  steps: [
    {
      who: 'program',
      what: 'Starts it with a brief, files or leads',
      beside: 'engine.start, material.import, …',
    },
    { who: 'service', what: 'Finds companies', beside: 'discovering', only: 'from a brief' },
    {
      who: 'person',
      what: 'Confirms the companies',
      beside: 'awaiting_profile',
      only: 'from a brief or files',
    },
    {
      who: 'service',
      what: 'Reads their sites, finds people',
      beside: 'resolving_contacts',
      only: 'from a brief or files',
    },
    { who: 'person', what: 'Accepts people', beside: 'awaiting_contacts', only: 'from files or an event' },
    { who: 'service', what: 'Writes drafts and checks every claim', beside: 'drafting' },
    { who: 'person', what: 'Reads, changes and approves drafts', beside: 'awaiting_approval' },
    { who: 'person', what: 'Sends what was approved', beside: 'no program can' },
  ],
};

/** What becomes of something that arrives, for the guide of it. */
export const arrivalPicture: Picture = {
  title: 'What becomes of what arrives',
  steps: [
    {
      who: 'program',
      what: 'Hands on a form, a mail or a message',
      beside: 'events.ingest, inbox receive, …',
    },
    { who: 'service', what: 'Finds its lead, or makes one', beside: 'mail from nobody known waits' },
    { who: 'service', what: 'Tells what it is', beside: 'who asks for silence is left alone at once' },
    {
      who: 'person',
      what: 'Decides whether it asks for silence',
      beside: 'until then nothing is drafted',
      only: 'it may ask for silence',
    },
    {
      who: 'service',
      what: 'Does the steps of the flow',
      beside: 'sort, draft an answer, tell the team',
      only: 'a flow takes it',
    },
    {
      who: 'person',
      what: 'Reads the draft and sends it',
      beside: 'no program can',
      only: 'an answer is drafted',
    },
  ],
};

const width = 344;
const boxHeight = 52;
const gap = 26;

/**
 * Boxes below each other with arrows between them, as wide as a telephone; in words for who does not see it. What is
 * done only sometimes has a dashed frame, and beside its arrow when.
 */
export function draw({ title, steps }: Picture): Html {
  const height = steps.length * (boxHeight + gap) - gap;
  return html`<svg
    class="picture"
    role="img"
    viewBox="0 0 ${width} ${height}"
    aria-label="${title}. ${steps.map(inWords).join('; ')}."
  >
    ${steps.map((step, index) => drawStep(step, index * (boxHeight + gap), index === 0))}
  </svg>`;
}

function inWords({ who, what, beside, only }: Step): string {
  return `${who}${only ? `, if ${only}` : ''}: ${what}${beside ? ` (${beside})` : ''}`;
}

function drawStep({ who, what, beside, only }: Step, top: number, isFirst: boolean): Html {
  const middle = width / 2;
  const arrow = `M${middle} ${top - gap + 2}V${top - 3}m-5 -6l5 6l5 -6`;
  return html`${isFirst ? null : html`<path d="${arrow}" />`}
    ${only === undefined ? null : html`<text class="beside" x="${middle + 14}" y="${top - 9}">if ${only}</text>`}
    <g class="${who}${only === undefined ? '' : ' sometimes'}">
      <rect x="1" y="${top + 1}" width="${width - 2}" height="${boxHeight - 2}" rx="8" />
      <text x="14" y="${top + 22}">${what}</text>
      ${beside === undefined ? null : html`<text class="beside" x="14" y="${top + 40}">${beside}</text>`}
      <text class="who" x="${width - 12}" y="${top + 40}">${who}</text>
    </g>`;
}
