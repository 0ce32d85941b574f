import type { ErrorDefinition, Model } from '../model.ts';
import type { Change } from './change.ts';
import type { Revisions } from './compare-schemas.ts';

/**
 * The changes in the list of errors and in the errors of every operation. Removing a code breaks callers that handle
 * it; no longer returning it from one operation does not.
 */
export function compareErrors({ before, after }: Revisions<Model>): Change[] {
  const olds = new Map(before.errors.map((error) => [error.name, error]));
  const news = new Map(after.errors.map((error) => [error.name, error]));
  const names = new Set([...olds.keys(), ...news.keys()]);
  return [
    ...[...names].flatMap((name) => {
      const [old, now] = [olds.get(name), news.get(name)];
      if (old && now) return compareError(name, { before: old, after: now });
      if (old) return after.errors.some((error) => isSame(error, old)) ? [] : [removedError(old)];
      return now && !before.errors.some((error) => isSame(error, now)) ? [addedError(now)] : [];
    }),
    ...compareErrorsOfAll({ before, after }),
  ];
}

/**
 * The changes in the errors specific to one operation. A new error breaks no call that succeeded, because callers must
 * handle unknown errors. It is reported as additive.
 */
export function compareRaised(
  models: Revisions<Model>,
  location: string,
  names: Revisions<readonly string[]>,
): Change[] {
  const old = formatErrors(models.before, names.before);
  const now = formatErrors(models.after, names.after);
  const everywhere = {
    before: formatErrors(models.before, models.before.commonErrors),
    after: formatErrors(models.after, models.after.commonErrors),
  };
  const common = { subject: 'operation error', location };
  return [
    ...missingNames([...now, ...everywhere.after], old).map((error): Change => {
      return { ...common, level: 'note', kind: 'removed', sentence: `no longer refuses with ${error}.` };
    }),
    ...missingNames([...old, ...everywhere.before], now).map((error): Change => {
      return { ...common, level: 'additive', kind: 'added', sentence: `may also refuse with ${error}.` };
    }),
  ];
}

/** The names of `wanted` that `list` lacks. */
export function missingNames(list: readonly string[], wanted: readonly string[]): string[] {
  return wanted.filter((name) => !list.includes(name));
}

/** The named errors as callers see them: by code and type. */
function formatErrors(model: Model, names: readonly string[]): string[] {
  return model.errors.filter(({ name }) => names.includes(name)).map(({ code, type }) => `${code} (${type})`);
}

const breakingFields = ['code', 'status', 'type'] as const;
const comparedFields = [...breakingFields, 'retry'] as const;

function compareError(name: string, { before, after }: Revisions<ErrorDefinition>): Change[] {
  return comparedFields
    .filter((fact) => before[fact] !== after[fact])
    .map((fact): Change => {
      const sentence = `its ${fact} changes from ${before[fact]} to ${after[fact]}.`;
      const level = fact === 'retry' ? 'note' : 'breaking';
      return { level, subject: 'error', kind: 'changed', location: name, sentence };
    });
}

const isSame = (one: ErrorDefinition, other: ErrorDefinition): boolean =>
  breakingFields.every((fact) => one[fact] === other[fact]);

function removedError({ name }: ErrorDefinition): Change {
  return { level: 'breaking', subject: 'error', kind: 'removed', location: name, sentence: 'was removed.' };
}

function addedError({ name }: ErrorDefinition): Change {
  return { level: 'additive', subject: 'error', kind: 'added', location: name, sentence: 'is new.' };
}

function compareErrorsOfAll({ before, after }: Revisions<Model>): Change[] {
  const [old, now] = [formatErrors(before, before.commonErrors), formatErrors(after, after.commonErrors)];
  const common = { subject: 'operation error', location: 'every operation' };
  return [
    ...missingNames(now, old).map((error): Change => {
      return { ...common, level: 'note', kind: 'removed', sentence: `may no longer refuse with ${error}.` };
    }),
    ...missingNames(old, now).map((error): Change => {
      return { ...common, level: 'additive', kind: 'added', sentence: `may also refuse with ${error}.` };
    }),
  ];
}
