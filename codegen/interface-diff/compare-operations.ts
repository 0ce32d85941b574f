import { schemaNamed, type Model, type Operation, type RestForm, type Tool } from '../model.ts';
import type { Change, Level, ChangeKind } from './change.ts';
import { compareRaised, missingNames } from './compare-errors.ts';
import { compareSchemas, type Revisions } from './compare-schemas.ts';

/** The changes in the operations that a key can call: their requirements, arguments, values, events and errors. */
export function compareOperations(models: Revisions<Model>): Change[] {
  const byId = (model: Model) => new Map(model.operations.map((operation) => [operation.id, operation]));
  const [before, after] = [byId(models.before), byId(models.after)];
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id): Change[] => {
    const [old, now] = [before.get(id), after.get(id)];
    const common = { subject: 'operation', location: id } as const;
    if (!now)
      return [{ ...common, level: 'breaking', kind: 'removed', sentence: removalSentence(models.after, id) }];
    if (!old) return [{ ...common, level: 'additive', kind: 'added', sentence: 'is new.' }];
    return compareOperation(models, { before: old, after: now });
  });
}

function removalSentence(after: Model, id: string): string {
  if (after.sessionEntries.some((entry) => entry.id === id)) return 'can no longer be called with a key.';
  if (after.shadowedEntries.some((entry) => entry.id === id)) return 'is shadowed by another operation.';
  return 'was removed.';
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

/** A requirement or a permission of an operation. */
interface ComparedFact {
  readonly subject: string;
  readonly read: (operation: Operation) => string | boolean | null;
  /** Whether the new value demands more than the old one; undefined if neither does. */
  readonly isStricter: (
    before: string | boolean | null,
    after: string | boolean | null,
  ) => boolean | undefined;
  readonly level: Level;
}

const stricterWhenSet = (before: unknown, after: unknown) =>
  before === null || after === null ? before === null : undefined;
const stricterWhenTrue = (_before: unknown, after: unknown) => after === true;
const stricterWhenFalse = (_before: unknown, after: unknown) => after === false;
const neverStricter = () => undefined;

const comparedFacts: readonly ComparedFact[] = [
  { subject: 'name', read: ({ fn }) => fn, isStricter: neverStricter, level: 'breaking' },
  { subject: 'endpoint', read: ({ endpoint }) => endpoint, isStricter: neverStricter, level: 'breaking' },
  { subject: 'scope', read: ({ scope }) => scope, isStricter: neverStricter, level: 'breaking' },
  { subject: 'sandbox', read: ({ sandbox }) => sandbox, isStricter: stricterWhenFalse, level: 'breaking' },
  {
    subject: 'reason to ask for a live key',
    read: ({ sandbox, liveOnlyReason }) => (sandbox ? null : liveOnlyReason),
    isStricter: neverStricter,
    level: 'note',
  },
  {
    subject: 'condition',
    read: ({ conditional }) => conditional,
    isStricter: stricterWhenSet,
    level: 'note',
  },
  {
    subject: 'entitlement',
    read: ({ entitlement }) => entitlement,
    isStricter: stricterWhenSet,
    level: 'breaking',
  },
  {
    subject: 'use of credits',
    read: ({ spendsCredits }) => spendsCredits,
    isStricter: stricterWhenTrue,
    level: 'breaking',
  },
  { subject: 'cost', read: ({ cost }) => cost, isStricter: neverStricter, level: 'note' },
  { subject: 'dry run', read: ({ dryRun }) => dryRun, isStricter: stricterWhenFalse, level: 'breaking' },
];

function compareFacts({ before, after }: Revisions<Operation>): Change[] {
  return comparedFacts.flatMap(({ subject, read, isStricter, level }): Change[] => {
    const [old, now] = [read(before), read(after)];
    if (old === now) return [];
    const stricter = isStricter(old, now);
    const common = {
      subject,
      location: after.id,
      sentence: `${subject} changes from ${formatFact(old)} to ${formatFact(now)}.`,
    };
    if (stricter === undefined) return [{ ...common, level, kind: 'changed' }];
    return stricter
      ? [{ ...common, level: 'breaking', kind: 'narrowed' }]
      : [{ ...common, level: 'additive', kind: 'widened' }];
  });
}

function formatFact(fact: string | boolean | null): string {
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  if (fact === null) return 'none';
  return fact.includes(' ') ? JSON.stringify(fact) : fact;
}

function compareRest(location: string, before: RestForm | null, after: RestForm | null): Change[] {
  const form = (rest: RestForm | null) => (rest ? `${rest.method} ${rest.path}` : null);
  return compareNames('REST path', location, form(before), form(after));
}

function compareTools(location: string, before: Tool | null, after: Tool | null): Change[] {
  const named = compareNames('tool', location, before?.name ?? null, after?.name ?? null);
  const hints = ['destructive', 'idempotent', 'openWorld'] as const;
  if (!before || !after) return named;
  const changed = hints.filter((hint) => before[hint] !== after[hint]);
  return [
    ...named,
    ...changed.map((hint): Change => {
      const sentence = `the hint ${hint} of the tool changes from ${String(before[hint])} to ${String(after[hint])}.`;
      return { level: 'note', subject: 'tool hint', kind: 'changed', location, sentence };
    }),
  ];
}

/** Compares a name that callers use. Changing or removing it breaks them. */
function compareNames(
  subject: string,
  location: string,
  before: string | null,
  after: string | null,
): Change[] {
  if (before === after) return [];
  if (before === null)
    return [
      { level: 'additive', subject, kind: 'added', location, sentence: `the ${subject} ${after} is new.` },
    ];
  const kind: ChangeKind = after === null ? 'removed' : 'changed';
  const sentence =
    after === null
      ? `the ${subject} ${before} was removed.`
      : `the ${subject} changes from ${before} to ${after}.`;
  return [{ level: 'breaking', subject, kind, location, sentence }];
}

function compareEmits({ before, after }: Revisions<Operation>): Change[] {
  const common = { subject: 'emitted event', location: after.id };
  return [
    ...missingNames(after.emits, before.emits).map((kind): Change => {
      return { ...common, level: 'breaking', kind: 'removed', sentence: `no longer emits ${kind}.` };
    }),
    ...missingNames(before.emits, after.emits).map((kind): Change => {
      return { ...common, level: 'additive', kind: 'added', sentence: `also emits ${kind}.` };
    }),
  ];
}
