// @generated from openapi.yaml and registry.yaml by npm run codegen

import type { ErrorName } from './errors.ts';
import type { Right } from './registry.ts';
import type * as types from './types.ts';

/** The `value` of the reply by the id of the upload. */
export interface UploadValues {
  'material.upload': types.StoredFile;
}

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
export const uploads: { readonly [Id in UploadId]: UploadEntry } = {
  'material.upload': {
    kind: 'upload',
    id: 'material.upload',
    fn: 'material.upload',
    path: '/mcp/material/upload',
    scope: 'pipeline',
    right: 'prepare',
    liveOnlyReason: null,
    maxBytes: 26214400,
    errors: ['path_missing', 'path_invalid', 'file_empty', 'file_too_large'],
  },
};
