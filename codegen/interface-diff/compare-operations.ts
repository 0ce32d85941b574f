import { schemaNamed, type Model, type Operation, type RestForm, type Tool } from '../model.ts';
import type { Change, Level, Move } from './change.ts';
import { compareRaised, missingFrom } from './compare-errors.ts';
import { compareSchemas, type Revisions } from './compare-schemas.ts';

/** What changed in the operations that a key can call: which there are, what they ask, take, answer and raise. */
export function compareOperations(models: Revisions<Model>): Change[] {
  const byId = (model: Model) => new Map(model.operations.map((operation) => [operation.id, operation]));
  const [before, after] = [byId(models.before), byId(models.after)];
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id): Change[] => {
    const [old, now] = [before.get(id), after.get(id)];
    const common = { subject: 'operation', place: id } as const;
    if (!now)
      return [{ ...common, level: 'breaking', move: 'removed', sentence: farewell(models.after, id) }];
    if (!old) return [{ ...common, level: 'additive', move: 'added', sentence: 'is new.' }];
    return compareOperation(models, { before: old, after: now });
  });
}

function farewell(after: Model, id: string): string {
  if (after.sessionEntries.some((entry) => entry.id === id)) return 'can no longer be called with a key.';
  if (after.shadowedEntries.some((entry) => entry.id === id)) return 'is shadowed by another operation.';
  return 'is gone.';
}

function compareOperation(models: Revisions<Model>, operations: Revisions<Operation>): Change[] {
  const { before, after } = operations;
  const schemas = (name: (operation: Operation) => string) => ({
    before: schemaNamed(models.before, name(before)),
    after: schemaNamed(models.after, name(after)),
  });
  const args = schemas(({ argumentsName }) => argumentsName);
  const isSameValue =
    before.valueName === after.valueName && models.before.componentNames.has(before.valueName);
  const valuePlace = isSameValue ? before.valueName : `${after.id} value`;
  return [
    ...compareFacts(operations),
    ...compareRest(after.id, before.rest, after.rest),
    ...compareTools(after.id, before.tool, after.tool),
    ...compareSchemas(models, 'sent', `${after.id} arguments`, args),
    ...compareSchemas(
      models,
      'received',
      valuePlace,
      schemas(({ valueName }) => valueName),
    ),
    ...compareEmits(operations),
    ...compareRaised(models, after.id, { before: before.errors, after: after.errors }),
  ];
}

/** One thing an operation asks of its callers, or grants them; `Infinity` is the most it can ask. */
interface Fact {
  readonly subject: string;
  readonly asked: (operation: Operation) => string | boolean | null;
  /** Whether the second asks more than the first, or undefined where neither is more. */
  readonly isStricter: (
    before: string | boolean | null,
    after: string | boolean | null,
  ) => boolean | undefined;
  readonly unequal: Level;
}

const whereSaid = (before: unknown, after: unknown) =>
  before === null || after === null ? before === null : undefined;
const whereTrue = (_before: unknown, after: unknown) => after === true;
const whereFalse = (_before: unknown, after: unknown) => after === false;
const neither = () => undefined;

const facts: readonly Fact[] = [
  { subject: 'name', asked: ({ fn }) => fn, isStricter: neither, unequal: 'breaking' },
  { subject: 'endpoint', asked: ({ endpoint }) => endpoint, isStricter: neither, unequal: 'breaking' },
  { subject: 'scope', asked: ({ scope }) => scope, isStricter: neither, unequal: 'breaking' },
  { subject: 'sandbox', asked: ({ sandbox }) => sandbox, isStricter: whereFalse, unequal: 'breaking' },
  {
    subject: 'reason to ask for a live key',
    asked: ({ sandbox, liveOnlyReason }) => (sandbox ? null : liveOnlyReason),
    isStricter: neither,
    unequal: 'note',
  },
  { subject: 'condition', asked: ({ conditional }) => conditional, isStricter: whereSaid, unequal: 'note' },
  {
    subject: 'entitlement',
    asked: ({ entitlement }) => entitlement,
    isStricter: whereSaid,
    unequal: 'breaking',
  },
  {
    subject: 'use of credits',
    asked: ({ spendsCredits }) => spendsCredits,
    isStricter: whereTrue,
    unequal: 'breaking',
  },
  { subject: 'cost', asked: ({ cost }) => cost, isStricter: neither, unequal: 'note' },
  { subject: 'dry run', asked: ({ dryRun }) => dryRun, isStricter: whereFalse, unequal: 'breaking' },
];

function compareFacts({ before, after }: Revisions<Operation>): Change[] {
  return facts.flatMap(({ subject, asked, isStricter, unequal }): Change[] => {
    const [old, now] = [asked(before), asked(after)];
    if (old === now) return [];
    const stricter = isStricter(old, now);
    const common = {
      subject,
      place: after.id,
      sentence: `${subject}: ${spoken(now)} where it was ${spoken(old)}.`,
    };
    if (stricter === undefined) return [{ ...common, level: unequal, move: 'changed' }];
    return stricter
      ? [{ ...common, level: 'breaking', move: 'narrowed' }]
      : [{ ...common, level: 'additive', move: 'widened' }];
  });
}

function spoken(fact: string | boolean | null): string {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (fact === null) return 'none';
  return fact.includes(' ') ? JSON.stringify(fact) : fact;
}

function compareRest(place: string, before: RestForm | null, after: RestForm | null): Change[] {
  const form = (rest: RestForm | null) => (rest ? `${rest.method} ${rest.path}` : null);
  return compareNames('REST path', place, form(before), form(after));
}

function compareTools(place: string, before: Tool | null, after: Tool | null): Change[] {
  const named = compareNames('tool', place, before?.name ?? null, after?.name ?? null);
  const hints = ['destructive', 'idempotent', 'openWorld'] as const;
  if (!before || !after) return named;
  const changed = hints.filter((hint) => before[hint] !== after[hint]);
  return [
    ...named,
    ...changed.map((hint): Change => {
      const sentence = `the tool's hint ${hint} is ${String(after[hint])} where it was ${String(before[hint])}.`;
      return { level: 'note', subject: 'tool hint', move: 'changed', place, sentence };
    }),
  ];
}

/** A name that callers hold on to: another one breaks them, as none does. */
function compareNames(subject: string, place: string, before: string | null, after: string | null): Change[] {
  if (before === after) return [];
  if (before === null)
    return [
      { level: 'additive', subject, move: 'added', place, sentence: `the ${subject} ${after} is new.` },
    ];
  const move: Move = after === null ? 'removed' : 'changed';
  const sentence =
    after === null
      ? `the ${subject} ${before} is gone.`
      : `the ${subject} is ${after} where it was ${before}.`;
  return [{ level: 'breaking', subject, move, place, sentence }];
}

function compareEmits({ before, after }: Revisions<Operation>): Change[] {
  const common = { subject: 'raised event', place: after.id };
  return [
    ...missingFrom(after.emits, before.emits).map((kind): Change => {
      return { ...common, level: 'breaking', move: 'removed', sentence: `no longer raises ${kind}.` };
    }),
    ...missingFrom(before.emits, after.emits).map((kind): Change => {
      return { ...common, level: 'additive', move: 'added', sentence: `also raises ${kind}.` };
    }),
  ];
}
