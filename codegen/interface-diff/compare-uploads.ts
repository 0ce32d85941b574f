import { schemaNamed, type Model, type Upload } from '../model.ts';
import type { Change } from './change.ts';
import { compareRaised } from './compare-errors.ts';
import { compareSchemas, type Revisions } from './compare-schemas.ts';

/** The changes in the paths that take a file: their requirements, headers, values and errors. */
export function compareUploads(models: Revisions<Model>): Change[] {
  const ids = new Set([...models.before.uploads, ...models.after.uploads].map(({ id }) => id));
  return [...ids].flatMap((id): Change[] => {
    const [old, now] = [models.before, models.after].map(({ uploads }) =>
      uploads.find((each) => each.id === id),
    );
    const common = { subject: 'upload', location: id };
    if (!now) return [{ ...common, level: 'breaking', kind: 'removed', sentence: 'was removed.' }];
    if (!old) return [{ ...common, level: 'additive', kind: 'added', sentence: 'is new.' }];
    return compareUpload(models, { before: old, after: now });
  });
}

function compareUpload(models: Revisions<Model>, { before, after }: Revisions<Upload>): Change[] {
  const location = after.id;
  const changed = (['path', 'scope'] as const).filter((fact) => before[fact] !== after[fact]);
  return [
    ...changed.map((fact): Change => {
      const sentence = `its ${fact} changes from ${before[fact]} to ${after[fact]}.`;
      return { level: 'breaking', subject: fact, kind: 'changed', location, sentence };
    }),
    ...compareSizes(location, before.maxBytes, after.maxBytes),
    ...compareSchemas(models, 'sent', `${location} headers`, {
      before: before.headers,
      after: after.headers,
    }),
    ...compareSchemas(models, 'received', `${location} value`, {
      before: schemaNamed(models.before, before.valueName),
      after: schemaNamed(models.after, after.valueName),
    }),
    ...compareRaised(models, location, { before: before.errors, after: after.errors }),
  ];
}

function compareSizes(location: string, before: number, after: number): Change[] {
  if (before === after) return [];
  const common = {
    subject: 'size',
    location,
    sentence: `its limit changes from ${before} to ${after} bytes.`,
  };
  return after < before
    ? [{ ...common, level: 'breaking', kind: 'narrowed' }]
    : [{ ...common, level: 'additive', kind: 'widened' }];
}
