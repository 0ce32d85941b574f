import { expect } from 'vitest';
import type { DraftingWorkspace } from './drafting-workspace.ts';
import type { TestService } from './test-service.ts';
import { upload } from './upload.ts';

/** A file as `material.import` takes it. */
export interface UploadedFile {
  readonly path: string;
  readonly storageId: string;
  readonly sizeBytes: number;
}

/** Uploads texts under their paths and returns them in the form that `material.import` takes, in the given order. */
export async function uploadFolder(
  service: TestService,
  { options: { key } }: Pick<DraftingWorkspace, 'options'>,
  texts: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<UploadedFile[]> {
  const files: UploadedFile[] = [];
  for (const [path, body] of Object.entries(texts)) {
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    const { status, text, value } = await upload(service, {
      key: key!,
      path: encoded,
      type: 'text/plain',
      body,
    });
    expect(status, text).toBe(200);
    files.push({ path, storageId: value.storageId, sizeBytes: value.sizeBytes });
  }
  return files;
}
