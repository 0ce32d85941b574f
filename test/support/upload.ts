import { expect } from 'vitest';
import { errors, type ErrorName } from '../../generated/contract/errors.ts';
import { uploads, type UploadId } from '../../generated/contract/uploads.ts';
import { fetchReply, type TestService, type Reply } from './test-service.ts';

export interface UploadOptions {
  /** The live key of the first tenant if omitted; null sends none. */
  readonly key?: string | null;
  /** null sends no path. */
  readonly path?: string | null;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit | null;
}

export const uploadEntry = uploads['material.upload'];

/** A few bytes that start like a PDF. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n');

/** Uploads a small PDF unless the options say otherwise. */
export function upload(service: TestService, options: UploadOptions = {}): Promise<Reply> {
  const {
    key = service.tenant.liveKey,
    path = 'Acme/brochure.pdf',
    type = 'application/pdf',
    body = pdf,
  } = options;
  return fetchReply(service.url + uploadEntry.path, {
    method: 'POST',
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...(path === null ? {} : { 'X-Service-Path': path }),
      ...(type === '' ? {} : { 'Content-Type': type }),
      ...options.headers,
    },
    ...(body === null ? {} : { body }),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}

/** Uploads and expects the declared error. `coverage.test.ts` finds these calls by their string literals. */
export async function expectUploadError(
  service: TestService,
  id: UploadId,
  error: ErrorName,
  options: UploadOptions,
): Promise<Reply> {
  expect(uploads[id].errors).toContain(error);
  const reply = await upload(service, options);
  const { code, type, status } = errors[error];
  expect(reply.error, reply.text).toMatchObject({ code, type });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('X-Request-Id')).toBe(reply.error.request_id);
  return reply;
}
