import { html, type Html } from './html.ts';

/** Steps below each other, each done by somebody. */
interface Diagram {
  readonly title: string;
  readonly steps: readonly DiagramStep[];
}

interface DiagramStep {
  readonly actor: 'program' | 'service' | 'person';
  readonly action: string;
  /** A second line: a status, or what else may happen here. */
  readonly note?: string;
  /** What the step is done for alone, in words that follow `if`; it is done each time where absent. */
  readonly condition?: string;
}

/** A run from its beginning to what a person sends, for the guide of runs. */
export const runDiagram: Diagram = {
  title: 'How a run goes',
  steps: [
    {
      actor: 'program',
      action: 'Starts it with a brief, files or leads',
      note: 'engine.start, material.import, …',
    },
    { actor: 'service', action: 'Finds companies', note: 'discovering', condition: 'from a brief' },
    {
      actor: 'person',
      action: 'Confirms the companies',
      note: 'awaiting_profile',
      condition: 'from a brief or files',
    },
    {
      actor: 'service',
      action: 'Reads their sites, finds people',
      note: 'resolving_contacts',
      condition: 'from a brief or files',
    },
    {
      actor: 'person',
      action: 'Accepts people',
      note: 'awaiting_contacts',
      condition: 'from files or an event',
    },
    { actor: 'service', action: 'Writes drafts and checks every claim', note: 'drafting' },
    { actor: 'person', action: 'Reads, changes and approves drafts', note: 'awaiting_approval' },
    { actor: 'person', action: 'Sends what was approved', note: 'no program can' },
  ],
};

/** What becomes of something that arrives, for the guide of it. */
export const arrivalDiagram: Diagram = {
  title: 'What becomes of what arrives',
  steps: [
    {
      actor: 'program',
      action: 'Hands on a form, a mail or a message',
      note: 'events.ingest, inbox receive, …',
    },
    { actor: 'service', action: 'Finds its lead, or makes one', note: 'mail from nobody known waits' },
    { actor: 'service', action: 'Tells what it is', note: 'who asks for silence is left alone at once' },
    {
      actor: 'person',
      action: 'Decides whether it asks for silence',
      note: 'until then nothing is drafted',
      condition: 'it may ask for silence',
    },
    {
      actor: 'service',
      action: 'Does the steps of the flow',
      note: 'sort, draft an answer, tell the team',
      condition: 'a flow takes it',
    },
    {
      actor: 'person',
      action: 'Reads the draft and sends it',
      note: 'no program can',
      condition: 'an answer is drafted',
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
export function drawDiagram({ title, steps }: Diagram): Html {
  const height = steps.length * (boxHeight + gap) - gap;
  return html`<svg
    class="picture"
    role="img"
    viewBox="0 0 ${width} ${height}"
    aria-label="${title}. ${steps.map(describeStep).join('; ')}."
  >
    ${steps.map((step, index) => drawStep(step, index * (boxHeight + gap), index === 0))}
  </svg>`;
}

function describeStep({ actor, action, note, condition }: DiagramStep): string {
  return `${actor}${condition ? `, if ${condition}` : ''}: ${action}${note ? ` (${note})` : ''}`;
}

function drawStep({ actor, action, note, condition }: DiagramStep, top: number, isFirst: boolean): Html {
  const middle = width / 2;
  const arrow = `M${middle} ${top - gap + 2}V${top - 3}m-5 -6l5 6l5 -6`;
  return html`${isFirst ? null : html`<path d="${arrow}" />`}
    ${condition === undefined ? null : html`<text class="beside" x="${middle + 14}" y="${top - 9}">if ${condition}</text>`}
    <g class="${actor}${condition === undefined ? '' : ' sometimes'}">
      <rect x="1" y="${top + 1}" width="${width - 2}" height="${boxHeight - 2}" rx="8" />
      <text x="14" y="${top + 22}">${action}</text>
      ${note === undefined ? null : html`<text class="beside" x="14" y="${top + 40}">${note}</text>`}
      <text class="who" x="${width - 12}" y="${top + 40}">${actor}</text>
    </g>`;
}
