// @generated from openapi.yaml and registry.yaml by npm run codegen

import type * as types from './types.ts';

/** The value of each upload, by group and verb. */
export interface Uploads {
  material: { upload: types.StoredFile };
}

/** The path of an upload and the maximum size of its file. */
export interface UploadTarget {
  readonly path: string;
  readonly maxBytes: number;
}

/** All uploads, by group and verb. */
export const uploads: {
  readonly [Group in keyof Uploads]: { readonly [Verb in keyof Uploads[Group]]: UploadTarget };
} = { material: { upload: { path: '/mcp/material/upload', maxBytes: 26214400 } } };
