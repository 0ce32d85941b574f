/**
 * The steps of an upload after authentication: `readHead` checks the headers, `receiveFile` streams the bytes to
 * storage, `saveUpload` writes the row. The bytes are stored before the row is committed, so no row lacks its bytes.
 * If no row can follow, the bytes are removed immediately. The sweep removes them if the process died or the commit is
 * uncertain.
 */
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import { chooseMediaType, sniffMediaType } from '../domain/media-type.ts';
import { ApiError } from '../domain/errors.ts';
import { explainOutage } from '../domain/outage.ts';
import { ByteStoreFull } from '../ports/bytes.ts';
import { newId } from '../store/ids.ts';
import { saveFile } from '../store/queries/material.ts';
import type { Tx } from '../store/store.ts';
import { retryContention } from './contention.ts';
import { readDryRun } from './dry-run.ts';
import { measureFile } from './measure-file.ts';
import { claimStorage } from './storage-limit.ts';
import type {
  AcceptedUpload,
  ReceivedUpload,
  Reply,
  StepDeps,
  UploadContext,
  WithEntry,
  WithFile,
  WithReply,
  WithUploadHead,
} from './context.ts';
import { claimIdempotencyKey, readIdempotencyKey, createReplayedReply } from './idempotency.ts';
import { saveReplyAtCommit } from '../store/queries/idempotency.ts';
import { uploadEnvelope } from './reply.ts';

/** Rejects invalid headers before any byte of the file is read. */
export function readHead({ request, entry }: UploadContext & WithEntry<UploadEntry>): WithUploadHead {
  const head = request.readHead();
  readDryRun({ fn: entry.fn, dryRun: false }, request.dryRun);
  readIdempotencyKey(entry.id, request.idempotencyKey, null);
  return { head };
}

/** Reads the whole file before checking the Idempotency-Key, because the content is part of the arguments. */
export async function receiveFile(upload: AcceptedUpload, deps: StepDeps): Promise<WithFile> {
  const { request, entry, authenticated } = upload;
  const storageId = newId('file');
  const meter = measureFile(request.readBytes(), entry.maxBytes);
  try {
    await deps.ports.bytes.write({ orgId: authenticated.caller.orgId, storageId }, meter.content);
  } catch (thrown) {
    if (thrown instanceof ApiError) throw thrown;
    deps.onFault(thrown, { requestId: request.requestId, fn: entry.fn });
    const message =
      thrown instanceof ByteStoreFull
        ? explainOutage('local_disk_full')
        : 'The file could not be stored. Try again in a moment.';
    throw new ApiError('unavailable', message);
  }
  const { sizeBytes, sha256, firstBytes } = meter.measured();
  return { file: { storageId, sizeBytes, sha256, detectedMediaType: await sniffMediaType(firstBytes) } };
}

/** Commits the row together with the reply under the Idempotency-Key. */
export async function saveUpload(upload: ReceivedUpload, deps: StepDeps): Promise<WithReply> {
  try {
    const reply = await retryContention(() =>
      deps.store.transaction(upload.authenticated.tenantEntry, (tx) => saveRow(tx, upload, deps)),
    );
    if (reply.replayed) await removeBytes(upload, deps);
    return { reply };
  } catch (thrown) {
    // After any other error the transaction may still have been committed.
    if (thrown instanceof ApiError) await removeBytes(upload, deps);
    throw thrown;
  }
}

async function saveRow(tx: Tx, upload: ReceivedUpload, deps: StepDeps): Promise<Reply> {
  const { request, entry, authenticated, head, file } = upload;
  const { requestId } = request;
  const { storageId, sizeBytes, sha256, detectedMediaType } = file;
  const { path, declaredMediaType } = head;
  const key = readIdempotencyKey(entry.id, request.idempotencyKey, { path, sha256 });
  if (key) {
    const claimed = await claimIdempotencyKey(tx, key, storageId, 0);
    if (claimed.reply !== undefined) return createReplayedReply(claimed.reply);
  }
  const { userId, keyId } = authenticated.caller;
  saveFile(tx, { storageId, path, sizeBytes, sha256, declaredMediaType, detectedMediaType, userId, keyId });
  await tx.flush();
  await claimStorage(tx, sizeBytes, deps);
  const mediaType = chooseMediaType(detectedMediaType, declaredMediaType);
  const body = uploadEnvelope(entry.id, { storageId, path, sizeBytes, sha256, mediaType }, requestId);
  if (key) saveReplyAtCommit(tx, key, body);
  return { body, requestId, replayed: false };
}

/** If removal fails, the sweep removes the bytes later. */
export async function removeBytes(upload: ReceivedUpload, deps: StepDeps): Promise<void> {
  const { request, entry, authenticated, file } = upload;
  try {
    await deps.ports.bytes.remove({ orgId: authenticated.caller.orgId, storageId: file.storageId });
  } catch (fault) {
    deps.onFault(fault, { requestId: request.requestId, fn: entry.fn });
  }
}
