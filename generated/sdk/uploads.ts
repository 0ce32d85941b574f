// @generated from openapi.yaml and registry.yaml by npm run codegen

import type * as types from './types.ts';

/** What each upload answers, by group and verb. */
export interface Uploads {
  material: { upload: types.StoredFile };
}

/** Where the bytes of one file go, and how many are taken at most. */
export interface UploadForm {
  readonly path: string;
  readonly maxBytes: number;
}

/** All uploads, by group and verb. */
export const uploads: {
  readonly [Group in keyof Uploads]: { readonly [Verb in keyof Uploads[Group]]: UploadForm };
} = { material: { upload: { path: '/mcp/material/upload', maxBytes: 26214400 } } };
