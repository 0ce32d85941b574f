/**
 * What an upload does after its caller is known: `readHead` looks at everything that can be judged before the bytes,
 * `receive` streams them to the store of bytes, `keep` writes the row. The bytes are whole and on the disk before the
 * row is written, so a row without bytes is never seen; bytes without a row are removed at once where no row can
 * follow, and by the sweep where the process died or the end of the transaction is not known.
 */
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import { chooseMediaType, tellMediaType } from '../domain/media-type.ts';
import { Refusal } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import { keepFile } from '../store/queries/material.ts';
import type { Tx } from '../store/store.ts';
import { retryContention } from './contention.ts';
import { readDryRun } from './dry-run.ts';
import { gaugeFile } from './gauge-file.ts';
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
import { claim, keepReplyAtEnd, readIdempotencyKey, replayed } from './replay.ts';
import { uploadEnvelope } from './reply.ts';

/** Refuses everything that the headers alone can be refused for, before a byte is read. */
export function readHead({ request, entry }: UploadContext & WithEntry<UploadEntry>): WithUploadHead {
  const head = request.readHead();
  readDryRun({ fn: entry.fn, dryRun: false }, request.dryRun);
  readIdempotencyKey(entry.id, request.idempotencyKey, null);
  return { head };
}

/** The file is read whole before an Idempotency-Key is looked up, because its content is part of the arguments. */
export async function receive(upload: AcceptedUpload, deps: StepDeps): Promise<WithFile> {
  const { request, entry, authenticated } = upload;
  const storageId = newId('file');
  const gauge = gaugeFile(request.readBytes(), entry.maxBytes);
  try {
    await deps.ports.bytes.write({ orgId: authenticated.caller.orgId, storageId }, gauge.content);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown;
    deps.onFault(thrown, { requestId: request.requestId, fn: entry.fn });
    throw new Refusal('unavailable', 'The file could not be stored just now. Try again in a moment.');
  }
  const { sizeBytes, sha256, firstBytes } = gauge.found();
  return { file: { storageId, sizeBytes, sha256, toldMediaType: await tellMediaType(firstBytes) } };
}

/** The row, and the reply under the Idempotency-Key, are one transaction. */
export async function keep(upload: ReceivedUpload, deps: StepDeps): Promise<WithReply> {
  try {
    const reply = await retryContention(() =>
      deps.store.tx(upload.authenticated.entrance, (tx) => write(tx, upload)),
    );
    if (reply.replayed) await removeBytes(upload, deps);
    return { reply };
  } catch (thrown) {
    // Any other throw may come from a transaction that has been committed all the same.
    if (thrown instanceof Refusal) await removeBytes(upload, deps);
    throw thrown;
  }
}

async function write(tx: Tx, upload: ReceivedUpload): Promise<Reply> {
  const { request, entry, authenticated, head, file } = upload;
  const { requestId } = request;
  const { storageId, sizeBytes, sha256, toldMediaType } = file;
  const { path, declaredMediaType } = head;
  const key = readIdempotencyKey(entry.id, request.idempotencyKey, { path, sha256 });
  if (key) {
    const claimed = await claim(tx, key, storageId, 0);
    if (claimed.reply !== undefined) return replayed(claimed.reply);
  }
  const { userId, keyId } = authenticated.caller;
  keepFile(tx, { storageId, path, sizeBytes, sha256, declaredMediaType, toldMediaType, userId, keyId });
  await tx.flush();
  const mediaType = chooseMediaType(toldMediaType, declaredMediaType);
  const body = uploadEnvelope(entry.id, { storageId, path, sizeBytes, sha256, mediaType }, requestId);
  if (key) keepReplyAtEnd(tx, key, body);
  return { body, requestId, replayed: false };
}

/** The sweep removes what could not be removed now. */
export async function removeBytes(upload: ReceivedUpload, deps: StepDeps): Promise<void> {
  const { request, entry, authenticated, file } = upload;
  try {
    await deps.ports.bytes.remove({ orgId: authenticated.caller.orgId, storageId: file.storageId });
  } catch (fault) {
    deps.onFault(fault, { requestId: request.requestId, fn: entry.fn });
  }
}
