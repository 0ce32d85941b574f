/**
 * Whether a flow can be followed: its parts fit together without looking at anything else. References to runs,
 * instruction files and members are checked where they can be looked up.
 */
import { itemAt } from '../item-at.ts';
import { nearest } from '../nearest.ts';
import type { FlowStep, FlowStepKind, FlowTrigger } from './flow.ts';
import { categoriesOf, unsureCategory } from './categories.ts';

/** What speaks against a flow, and the argument that it is about. */
export interface FlowProblem {
  readonly param: string;
  /** Goes on after the name of the argument. */
  readonly problem: string;
}

/** The word that a route goes to instead of a step. */
export const stopTarget = 'stop';
/** The route for whatever no other one names. */
export const anyCategory = '*';

/** The first thing that is wrong with a trigger, or null. */
export function validateTrigger(trigger: FlowTrigger): FlowProblem | null {
  for (const field of ['eventTypes', 'sources'] as const) {
    const words = trigger[field] ?? [];
    if (trigger.kind === 'manual' && words.length > 0)
      return flowProblem(
        `trigger.${field}`,
        'belongs to the kind inbound_event. Leave it out: a person starts a manual flow.',
      );
    const blank = words.findIndex((word) => word.trim() === '');
    if (blank >= 0) return flowProblem(`trigger.${field}[${blank}]`, 'holds only blanks. Leave it out.');
  }
  return null;
}

/** The first thing that is wrong with steps, or null. */
export function validateSteps(steps: readonly FlowStep[]): FlowProblem | null {
  for (const [position, step] of steps.entries()) {
    const path = `steps[${position}]`;
    const found =
      validateId(steps, position, path) ??
      validateFields(step, path) ??
      validateCategories(step, path) ??
      validateRoutes(steps, position, path) ??
      validateNotice(step, path);
    if (found) return found;
  }
  return null;
}

const flowProblem = (param: string, problem: string): FlowProblem => ({ param, problem });

function validateId(steps: readonly FlowStep[], position: number, path: string): FlowProblem | null {
  const { id } = itemAt(steps, position);
  if (id.trim() === '') return flowProblem(`${path}.id`, 'holds only blanks. Give the step a name.');
  if (id === stopTarget)
    return flowProblem(
      `${path}.id`,
      `must not be ${stopTarget}, which routes use for the end. Name it otherwise.`,
    );
  const first = steps.findIndex((step) => step.id === id);
  return first < position
    ? flowProblem(`${path}.id`, `is that of steps[${first}] as well. Give each step an id of its own.`)
    : null;
}

const fieldsByKind: Readonly<Record<FlowStepKind, readonly (keyof FlowStep)[]>> = {
  understand: ['categories', 'skillId'],
  route: ['routes'],
  attach: ['runId'],
  draft_reply: ['note'],
  notify: ['emails', 'webhook', 'note'],
};

function validateFields(step: FlowStep, path: string): FlowProblem | null {
  const { id: _id, kind, ...given } = step;
  const fields: readonly string[] = fieldsByKind[kind];
  const strange = Object.keys(given).find((field) => !fields.includes(field));
  if (strange !== undefined)
    return flowProblem(
      `${path}.${strange}`,
      `does not belong to a step of kind ${kind}, which takes ${fields.join(', ')}. Leave it out, or change the kind.`,
    );
  if (kind === 'attach' && step.runId === undefined)
    return flowProblem(
      `${path}.runId`,
      'is missing: name the run on whose review list the lead is put. Read the ids with runs.list.',
    );
  if (kind === 'route' && !step.routes?.length)
    return flowProblem(
      `${path}.routes`,
      'must name at least one route, such as { "when": "*", "goTo": "stop" }.',
    );
  return null;
}

function validateCategories({ categories = [] }: FlowStep, path: string): FlowProblem | null {
  for (const [index, { key }] of categories.entries()) {
    const argument = `${path}.categories[${index}].key`;
    if (key.trim() === '') return flowProblem(argument, 'holds only blanks. Give the category a key.');
    if (key === anyCategory)
      return flowProblem(argument, `must not be ${anyCategory}, which routes use for any other category.`);
    const first = categories.findIndex((category) => category.key === key);
    if (first < index)
      return flowProblem(
        argument,
        `is that of ${path}.categories[${first}] as well. Give each category its own.`,
      );
  }
  return null;
}

function validateRoutes(steps: readonly FlowStep[], position: number, path: string): FlowProblem | null {
  const { routes = [] } = itemAt(steps, position);
  const before = steps.slice(0, position).filter(({ kind }) => kind === 'understand');
  const keys = new Set(before.flatMap((step) => categoriesOf(step).map(({ key }) => key)));
  const known = [...keys, ...(keys.has(unsureCategory) ? [] : [unsureCategory]), anyCategory];
  if (routes.length > 0 && !mayHaveCategory(steps, position))
    return flowProblem(
      `${path}.routes`,
      'go by what a step understood, and none that leads here understands anything. Put an understand step before it.',
    );
  for (const [index, { when, goTo }] of routes.entries()) {
    const argument = `${path}.routes[${index}]`;
    if (!known.includes(when))
      return flowProblem(
        `${argument}.when`,
        `is no category that a step before can decide on. ${suggestionFor(when, known)}Use one of: ${known.join(', ')}.`,
      );
    const first = routes.findIndex((route) => route.when === when);
    if (first < index)
      return flowProblem(
        `${argument}.when`,
        `is named by ${path}.routes[${first}] already. Keep one of the two.`,
      );
    const found = validateTarget(steps, position, goTo);
    if (found !== null) return flowProblem(`${argument}.goTo`, found);
  }
  return null;
}

/** Whether a run may come to the step with something understood: on the way that leads past no such step. */
function mayHaveCategory(steps: readonly FlowStep[], position: number): boolean {
  const reached = new Set([0]);
  const understood = new Set<number>();
  for (const [place, { kind, routes = [] }] of steps.slice(0, position).entries()) {
    if (!reached.has(place)) continue;
    const targets = routes.map(({ goTo }) =>
      goTo === stopTarget ? -1 : steps.findIndex(({ id }) => id === goTo),
    );
    const continues = !routes.some(({ when }) => when === anyCategory);
    for (const next of [...targets, ...(continues ? [place + 1] : [])]) {
      reached.add(next);
      if (kind === 'understand' || understood.has(place)) understood.add(next);
    }
  }
  return understood.has(position);
}

/** Routes lead forward alone, so that every run of a flow comes to an end. */
function validateTarget(steps: readonly FlowStep[], position: number, goTo: string): string | null {
  if (goTo === stopTarget) return null;
  const target = steps.findIndex(({ id }) => id === goTo);
  const known = [...steps.slice(position + 1).map(({ id }) => id), stopTarget];
  const later = known.join(', ');
  if (target < 0) return `names no step of the flow. ${suggestionFor(goTo, known)}Use one of: ${later}.`;
  return target > position ? null : `leads back, and flows go forward alone. Use one of: ${later}.`;
}

function suggestionFor(word: string, known: readonly string[]): string {
  const near = nearest(
    word,
    known.filter((each) => each !== anyCategory),
  );
  return near === undefined ? '' : `Did you mean ${near}? `;
}

function validateNotice({ kind, emails = [], webhook = false }: FlowStep, path: string): FlowProblem | null {
  if (kind !== 'notify' || emails.length > 0 || webhook) return null;
  return flowProblem(`${path}.emails`, 'must name a member of the organisation, or webhook must be true.');
}
