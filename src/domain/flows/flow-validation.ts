/** Validates a flow alone. The application checks references to runs, skills and members. */
import { itemAt } from '../item-at.ts';
import { nearest } from '../nearest.ts';
import type { FlowStep, FlowStepKind, FlowTrigger } from './flow.ts';
import { categoriesOf, unsureCategory } from './categories.ts';

/** A problem of a flow, and the argument that causes it. */
export interface FlowProblem {
  readonly param: string;
  /** Continues a sentence that begins with the argument's name. */
  readonly problem: string;
}

/** The route target that ends the run. */
export const stopTarget = 'stop';
/** The `when` of the route for all categories without a separate route. */
export const anyCategory = '*';

/** The first problem of a trigger, or null. */
export function validateTrigger(trigger: FlowTrigger): FlowProblem | null {
  for (const field of ['eventTypes', 'sources'] as const) {
    const values = trigger[field] ?? [];
    if (trigger.kind === 'manual' && values.length > 0)
      return flowProblem(
        `trigger.${field}`,
        'belongs to the kind inbound_event. Leave it out: people start manual flows.',
      );
    const blankIndex = values.findIndex((value) => value.trim() === '');
    if (blankIndex >= 0) return flowProblem(`trigger.${field}[${blankIndex}]`, 'is blank. Leave it out.');
  }
  return null;
}

/** The first problem of the steps, or null. */
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
  if (id.trim() === '') return flowProblem(`${path}.id`, 'is blank. Give the step a name.');
  if (id === stopTarget)
    return flowProblem(
      `${path}.id`,
      `must not be ${stopTarget}, which routes use for the end. Choose another id.`,
    );
  const first = steps.findIndex((step) => step.id === id);
  return first < position
    ? flowProblem(`${path}.id`, `is also the id of steps[${first}]. Give each step its own id.`)
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
  const { id: _id, kind, ...values } = step;
  const fields: readonly string[] = fieldsByKind[kind];
  const unknown = Object.keys(values).find((field) => !fields.includes(field));
  if (unknown !== undefined)
    return flowProblem(
      `${path}.${unknown}`,
      `does not belong to a step of kind ${kind}, which has ${fields.join(', ')}. Leave it out, or change the kind.`,
    );
  if (kind === 'attach' && step.runId === undefined)
    return flowProblem(
      `${path}.runId`,
      'is missing. It names the run whose review list gets the lead. Read the ids with runs.list.',
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
    if (key.trim() === '') return flowProblem(argument, 'is blank. Give the category a key.');
    if (key === anyCategory)
      return flowProblem(argument, `must not be ${anyCategory}, which routes use for any other category.`);
    const first = categories.findIndex((category) => category.key === key);
    if (first < index)
      return flowProblem(
        argument,
        `is also the key of ${path}.categories[${first}]. Give each category its own key.`,
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
      'need the category of an understand step, and none leads here. Put an understand step before it.',
    );
  for (const [index, { when, goTo }] of routes.entries()) {
    const argument = `${path}.routes[${index}]`;
    if (!known.includes(when))
      return flowProblem(
        `${argument}.when`,
        `is not a category of an earlier step. ${suggestionFor(when, known)}Use one of: ${known.join(', ')}.`,
      );
    const first = routes.findIndex((route) => route.when === when);
    if (first < index)
      return flowProblem(
        `${argument}.when`,
        `is already named by ${path}.routes[${first}]. Keep one of the two.`,
      );
    const found = validateTarget(steps, position, goTo);
    if (found !== null) return flowProblem(`${argument}.goTo`, found);
  }
  return null;
}

/** Whether a path to the step contains an `understand` step. */
function mayHaveCategory(steps: readonly FlowStep[], position: number): boolean {
  const reached = new Set([0]);
  const hasCategory = new Set<number>();
  for (const [index, { kind, routes = [] }] of steps.slice(0, position).entries()) {
    if (!reached.has(index)) continue;
    const targets = routes.map(({ goTo }) =>
      goTo === stopTarget ? -1 : steps.findIndex(({ id }) => id === goTo),
    );
    const continues = !routes.some(({ when }) => when === anyCategory);
    for (const next of [...targets, ...(continues ? [index + 1] : [])]) {
      reached.add(next);
      if (kind === 'understand' || hasCategory.has(index)) hasCategory.add(next);
    }
  }
  return hasCategory.has(position);
}

/** Routes only lead forward, so that every run ends. */
function validateTarget(steps: readonly FlowStep[], position: number, goTo: string): string | null {
  if (goTo === stopTarget) return null;
  const target = steps.findIndex(({ id }) => id === goTo);
  const known = [...steps.slice(position + 1).map(({ id }) => id), stopTarget];
  const later = known.join(', ');
  if (target < 0) return `is not a step of the flow. ${suggestionFor(goTo, known)}Use one of: ${later}.`;
  return target > position ? null : `leads back, but routes only lead forward. Use one of: ${later}.`;
}

function suggestionFor(word: string, known: readonly string[]): string {
  const near = nearest(
    word,
    known.filter((candidate) => candidate !== anyCategory),
  );
  return near === undefined ? '' : `Did you mean ${near}? `;
}

function validateNotice({ kind, emails = [], webhook = false }: FlowStep, path: string): FlowProblem | null {
  if (kind !== 'notify' || emails.length > 0 || webhook) return null;
  return flowProblem(`${path}.emails`, 'must name a member of the organisation, or webhook must be true.');
}
