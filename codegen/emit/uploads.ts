import type { File, Model, Upload } from '../model.ts';
import { literal, quote, scriptHeader } from './source.ts';

/** `contract/uploads.ts` and `sdk/uploads.ts`: the paths that take the bytes of one file instead of arguments. */
export function emitUploads(model: Model): File[] {
  return [
    { path: 'contract/uploads.ts', text: contractSource(model.uploads) },
    { path: 'sdk/uploads.ts', text: clientSource(model.uploads) },
  ];
}

function contractSource(uploads: readonly Upload[]): string {
  const values = uploads.map(({ id, valueName }) => `  ${quote(id)}: types.${valueName};\n`).join('');
  const table = uploads.map(({ id, path, scope, right, maxBytes, errors }) => [
    id,
    { kind: 'upload', id, fn: id, path, scope, right, liveOnlyReason: null, maxBytes, errors },
  ]);
  return `${scriptHeader}
import type { ErrorName } from './errors.ts';
import type { Right } from './registry.ts';
import type * as types from './types.ts';

/** The \`value\` of the reply by the id of the upload. */
export interface UploadValues {
${values}}

/** The ids of the uploads. */
export type UploadId = keyof UploadValues;

/** The facts about an upload that are needed before its bytes are read. */
export interface UploadEntry {
  readonly kind: 'upload';
  readonly id: UploadId;
  /** Its name in messages and logs. */
  readonly fn: string;
  readonly path: string;
  readonly scope: 'read' | 'write' | 'pipeline';
  /** The right that a signed-in person needs. */
  readonly right: Right;
  /** A sandbox key may always upload. */
  readonly liveOnlyReason: null;
  /** The largest file, in bytes. */
  readonly maxBytes: number;
  /** Errors specific to the upload. */
  readonly errors: readonly ErrorName[];
}

/** All uploads by id. */
export const uploads: { readonly [Id in UploadId]: UploadEntry } = ${literal(Object.fromEntries(table))};
`;
}

function clientSource(uploads: readonly Upload[]): string {
  const groups = [...new Set(uploads.map(({ group }) => group))];
  const verbsOf = (group: string) =>
    uploads
      .filter((upload) => upload.group === group)
      .map(({ id, path, maxBytes }) => [id.slice(group.length + 1), { path, maxBytes }]);
  const table = Object.fromEntries(groups.map((group) => [group, Object.fromEntries(verbsOf(group))]));
  const types = groups.map((group) => {
    const verbs = uploads
      .filter((upload) => upload.group === group)
      .map(({ id, valueName }) => `${id.slice(group.length + 1)}: types.${valueName}`);
    return `  ${group}: { ${verbs.join('; ')} };\n`;
  });
  return `${scriptHeader}
import type * as types from './types.ts';

/** The value of each upload, by group and verb. */
export interface Uploads {
${types.join('')}}

/** The path of an upload and the maximum size of its file. */
export interface UploadTarget {
  readonly path: string;
  readonly maxBytes: number;
}

/** All uploads, by group and verb. */
export const uploads: {
  readonly [Group in keyof Uploads]: { readonly [Verb in keyof Uploads[Group]]: UploadTarget };
} = ${literal(table)};
`;
}
