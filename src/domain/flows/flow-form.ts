/**
 * Whether a flow can be followed: its parts fit together without looking at anything else. References to runs,
 * instruction files and members are checked where they can be looked up.
 */
import { itemAt } from '../item-at.ts';
import { nearest } from '../nearest.ts';
import type { FlowStep, FlowStepKind, FlowTrigger } from './flow.ts';
import { categoriesOf, inDoubt } from './understanding.ts';

/** What speaks against a flow, and the argument that it is about. */
export interface Objection {
  readonly param: string;
  /** Goes on after the name of the argument. */
  readonly problem: string;
}

/** The word that a route goes to instead of a step. */
export const stop = 'stop';
/** The route for whatever no other one names. */
export const anyOther = '*';

/** The first thing that is wrong with a trigger, or null. */
export function objectToTrigger(trigger: FlowTrigger): Objection | null {
  for (const field of ['eventTypes', 'sources'] as const) {
    const words = trigger[field] ?? [];
    if (trigger.kind === 'manual' && words.length > 0)
      return objection(
        `trigger.${field}`,
        'belongs to the kind inbound_event. Leave it out: a person starts a manual flow.',
      );
    const blank = words.findIndex((word) => word.trim() === '');
    if (blank >= 0) return objection(`trigger.${field}[${blank}]`, 'holds only blanks. Leave it out.');
  }
  return null;
}

/** The first thing that is wrong with steps, or null. */
export function objectToSteps(steps: readonly FlowStep[]): Objection | null {
  for (const [position, step] of steps.entries()) {
    const path = `steps[${position}]`;
    const found =
      objectToId(steps, position, path) ??
      objectToFields(step, path) ??
      objectToCategories(step, path) ??
      objectToRoutes(steps, position, path) ??
      objectToNotice(step, path);
    if (found) return found;
  }
  return null;
}

const objection = (param: string, problem: string): Objection => ({ param, problem });

function objectToId(steps: readonly FlowStep[], position: number, path: string): Objection | null {
  const { id } = itemAt(steps, position);
  if (id.trim() === '') return objection(`${path}.id`, 'holds only blanks. Give the step a name.');
  if (id === stop)
    return objection(`${path}.id`, `must not be ${stop}, which routes use for the end. Name it otherwise.`);
  const first = steps.findIndex((step) => step.id === id);
  return first < position
    ? objection(`${path}.id`, `is that of steps[${first}] as well. Give each step an id of its own.`)
    : null;
}

const fieldsOf: Readonly<Record<FlowStepKind, readonly (keyof FlowStep)[]>> = {
  understand: ['categories', 'skillId'],
  route: ['routes'],
  attach: ['runId'],
  draft_reply: ['note'],
  notify: ['emails', 'webhook', 'note'],
};

function objectToFields(step: FlowStep, path: string): Objection | null {
  const { id: _id, kind, ...given } = step;
  const fields: readonly string[] = fieldsOf[kind];
  const strange = Object.keys(given).find((field) => !fields.includes(field));
  if (strange !== undefined)
    return objection(
      `${path}.${strange}`,
      `does not belong to a step of kind ${kind}, which takes ${fields.join(', ')}. Leave it out, or change the kind.`,
    );
  if (kind === 'attach' && step.runId === undefined)
    return objection(
      `${path}.runId`,
      'is missing: name the run on whose review list the lead is put. Read the ids with runs.list.',
    );
  if (kind === 'route' && !step.routes?.length)
    return objection(
      `${path}.routes`,
      'must name at least one route, such as { "when": "*", "goTo": "stop" }.',
    );
  return null;
}

function objectToCategories({ categories = [] }: FlowStep, path: string): Objection | null {
  for (const [index, { key }] of categories.entries()) {
    const place = `${path}.categories[${index}].key`;
    if (key.trim() === '') return objection(place, 'holds only blanks. Give the category a key.');
    if (key === anyOther)
      return objection(place, `must not be ${anyOther}, which routes use for any other category.`);
    const first = categories.findIndex((category) => category.key === key);
    if (first < index)
      return objection(place, `is that of ${path}.categories[${first}] as well. Give each category its own.`);
  }
  return null;
}

function objectToRoutes(steps: readonly FlowStep[], position: number, path: string): Objection | null {
  const { routes = [] } = itemAt(steps, position);
  const before = steps.slice(0, position).filter(({ kind }) => kind === 'understand');
  const keys = new Set(before.flatMap((step) => categoriesOf(step).map(({ key }) => key)));
  const known = [...keys, ...(keys.has(inDoubt) ? [] : [inDoubt]), anyOther];
  if (routes.length > 0 && !mayUnderstandBefore(steps, position))
    return objection(
      `${path}.routes`,
      'go by what a step understood, and none that leads here understands anything. Put an understand step before it.',
    );
  for (const [index, { when, goTo }] of routes.entries()) {
    const place = `${path}.routes[${index}]`;
    if (!known.includes(when))
      return objection(
        `${place}.when`,
        `is no category that a step before can decide on. ${meant(when, known)}Use one of: ${known.join(', ')}.`,
      );
    const first = routes.findIndex((route) => route.when === when);
    if (first < index)
      return objection(`${place}.when`, `is named by ${path}.routes[${first}] already. Keep one of the two.`);
    const found = objectToTarget(steps, position, goTo);
    if (found !== null) return objection(`${place}.goTo`, found);
  }
  return null;
}

/** Whether a run may come to the step with something understood: on the way that leads past no such step. */
function mayUnderstandBefore(steps: readonly FlowStep[], position: number): boolean {
  const reached = new Set([0]);
  const understood = new Set<number>();
  for (const [place, { kind, routes = [] }] of steps.slice(0, position).entries()) {
    if (!reached.has(place)) continue;
    const targets = routes.map(({ goTo }) => (goTo === stop ? -1 : steps.findIndex(({ id }) => id === goTo)));
    const goesOn = !routes.some(({ when }) => when === anyOther);
    for (const next of [...targets, ...(goesOn ? [place + 1] : [])]) {
      reached.add(next);
      if (kind === 'understand' || understood.has(place)) understood.add(next);
    }
  }
  return understood.has(position);
}

/** Routes lead forward alone, so that every run of a flow comes to an end. */
function objectToTarget(steps: readonly FlowStep[], position: number, goTo: string): string | null {
  if (goTo === stop) return null;
  const target = steps.findIndex(({ id }) => id === goTo);
  const known = [...steps.slice(position + 1).map(({ id }) => id), stop];
  const later = known.join(', ');
  if (target < 0) return `names no step of the flow. ${meant(goTo, known)}Use one of: ${later}.`;
  return target > position ? null : `leads back, and flows go forward alone. Use one of: ${later}.`;
}

function meant(word: string, known: readonly string[]): string {
  const near = nearest(
    word,
    known.filter((each) => each !== anyOther),
  );
  return near === undefined ? '' : `Did you mean ${near}? `;
}

function objectToNotice({ kind, emails = [], webhook = false }: FlowStep, path: string): Objection | null {
  if (kind !== 'notify' || emails.length > 0 || webhook) return null;
  return objection(`${path}.emails`, 'must name a member of the organisation, or webhook must be true.');
}
