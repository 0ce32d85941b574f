import { html, type Html } from './html.ts';

/** Steps in order, each with its actor. */
interface Diagram {
  readonly title: string;
  readonly steps: readonly DiagramStep[];
}

interface DiagramStep {
  readonly actor: 'program' | 'service' | 'person';
  readonly action: string;
  /** A second line: a status or a remark. */
  readonly note?: string;
  /** The condition after the word `if`. A step without one always happens. */
  readonly condition?: string;
}

/** A run from its start to the sent message. */
export const runDiagram: Diagram = {
  title: 'The steps of a run',
  steps: [
    {
      actor: 'program',
      action: 'Starts a run: brief, files or leads',
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
    { actor: 'person', action: 'Sends the approved messages', note: 'no program can' },
  ],
};

/** An inbound message or event, from its arrival to the answer. */
export const arrivalDiagram: Diagram = {
  title: 'The steps of an inbound message',
  steps: [
    {
      actor: 'program',
      action: 'Submits a form or an email',
      note: 'events.ingest, inbox receive, …',
    },
    { actor: 'service', action: 'Finds or creates its lead', note: 'mail from unknown senders waits' },
    { actor: 'service', action: 'Classifies it', note: 'an opt-out stops everything' },
    {
      actor: 'person',
      action: 'Decides whether it is an opt-out',
      note: 'until then nothing is drafted',
      condition: 'it may be an opt-out',
    },
    {
      actor: 'service',
      action: 'Runs the steps of the flow',
      note: 'sort, draft a reply, notify the team',
      condition: 'a flow subscribes to it',
    },
    {
      actor: 'person',
      action: 'Reads the draft and sends it',
      note: 'no program can',
      condition: 'a reply was drafted',
    },
  ],
};

const width = 344;
const boxHeight = 52;
const gap = 26;

/**
 * Draws boxes in a column with arrows between them, narrow enough for a phone. A label describes them for screen
 * readers. A conditional step has a dashed frame, and its condition beside the arrow.
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
  const conditionLabel =
    condition === undefined
      ? null
      : html`<text class="beside" x="${middle + 14}" y="${top - 9}">if ${condition}</text>`;
  return html`${isFirst ? null : html`<path d="${arrow}" />`} ${conditionLabel}
    <g class="${actor}${condition === undefined ? '' : ' sometimes'}">
      <rect x="1" y="${top + 1}" width="${width - 2}" height="${boxHeight - 2}" rx="8" />
      <text x="14" y="${top + 22}">${action}</text>
      ${note === undefined ? null : html`<text class="beside" x="14" y="${top + 40}">${note}</text>`}
      <text class="who" x="${width - 12}" y="${top + 40}">${actor}</text>
    </g>`;
}
