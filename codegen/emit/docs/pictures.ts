import { html, type Html } from './html.ts';

interface Step {
  readonly who: 'program' | 'service' | 'person';
  readonly what: string;
  /** A second line: a status, or what else may happen here. */
  readonly beside?: string;
}

/** A run from its beginning to what a person sends, for the guide of runs. */
export function runPicture(): Html {
  return picture('How a run goes', [
    {
      who: 'program',
      what: 'Starts it with a brief, files or leads',
      beside: 'engine.start, material.import, …',
    },
    { who: 'service', what: 'Finds companies', beside: 'discovering' },
    { who: 'person', what: 'Confirms the companies', beside: 'awaiting_profile' },
    { who: 'service', what: 'Reads their sites, finds people', beside: 'resolving_contacts' },
    { who: 'person', what: 'Accepts people of imported companies', beside: 'awaiting_contacts' },
    { who: 'service', what: 'Writes drafts and checks every claim', beside: 'drafting' },
    { who: 'person', what: 'Reads, changes and approves drafts', beside: 'awaiting_approval' },
    { who: 'person', what: 'Sends what was approved', beside: 'no program can' },
  ]);
}

/** What becomes of something that arrives, for the guide of it. */
export function arrivalPicture(): Html {
  return picture('What becomes of what arrives', [
    {
      who: 'program',
      what: 'Hands on a form, a mail or a message',
      beside: 'events.ingest, inbox receive, …',
    },
    { who: 'service', what: 'Finds its lead, or makes one', beside: 'mail from nobody known waits' },
    { who: 'service', what: 'Tells what it is', beside: 'who asks for silence is left alone at once' },
    { who: 'person', what: 'Decides where it may ask for silence', beside: 'until then nothing is drafted' },
    { who: 'service', what: 'Starts the flows that take it', beside: 'sort, draft an answer, tell the team' },
    { who: 'person', what: 'Reads the draft and sends it', beside: 'no program can' },
  ]);
}

const width = 344;
const boxHeight = 52;
const gap = 26;

/** Boxes below each other with arrows between them, as wide as a telephone; in words for who does not see it. */
function picture(title: string, steps: readonly Step[]): Html {
  const height = steps.length * (boxHeight + gap) - gap;
  const told = steps.map(({ who, what, beside }) => `${who}: ${what}${beside ? ` (${beside})` : ''}`);
  return html`<svg
    class="picture"
    role="img"
    viewBox="0 0 ${width} ${height}"
    aria-label="${title}. ${told.join('; ')}."
  >
    ${steps.map((step, index) => drawStep(step, index * (boxHeight + gap), index === 0))}
  </svg>`;
}

function drawStep({ who, what, beside }: Step, top: number, isFirst: boolean): Html {
  const middle = width / 2;
  const arrow = `M${middle} ${top - gap + 2}V${top - 3}m-5 -6l5 6l5 -6`;
  return html`${isFirst ? null : html`<path d="${arrow}" />`}
    <g class="${who}">
      <rect x="1" y="${top + 1}" width="${width - 2}" height="${boxHeight - 2}" rx="8" />
      <text x="14" y="${top + 22}">${what}</text>
      ${beside === undefined ? null : html`<text class="beside" x="14" y="${top + 40}">${beside}</text>`}
      <text class="who" x="${width - 12}" y="${top + 40}">${who}</text>
    </g>`;
}
