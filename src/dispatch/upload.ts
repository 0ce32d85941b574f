/**
 * What an upload does after its caller is known: `readHead` looks at everything that can be judged before the bytes,
 * `receive` streams them to the store of bytes, `keep` writes the row. The bytes are whole and on the disk before the
 * row is written, so a row without bytes is never seen; bytes without a row are removed at once where no row can
 * follow, and by the sweep where the process died or the end of the transaction is not known.
 */
import { chooseMediaType, tellMediaType } from '../domain/media-type.ts';
import { Refusal } from '../domain/errors.ts';
import { newId } from '../store/ids.ts';
import { keepFile } from '../store/queries/material.ts';
import type { Tx } from '../store/store.ts';
import { retryContention } from './contention.ts';
import { readDryRun } from './dry-run.ts';
import { gaugeFile } from './gauge-file.ts';
import type { Parts, Reply, UploadPassage } from './passage.ts';
import { claim, keepReplyAtEnd, readIdempotencyKey, replayed } from './replay.ts';
import { uploadEnvelope } from './reply.ts';

/** Everything that the headers can be refused for, before a byte is read. */
export function readHead(passage: UploadPassage): void {
  const { request, entry } = passage;
  passage.head = request.readHead();
  readDryRun({ fn: entry!.fn, dryRun: false }, request.dryRun);
  readIdempotencyKey(entry!.id, request.idempotencyKey, null);
}

/** The file is read whole before an Idempotency-Key is looked up, for what it holds is part of what was asked. */
export async function receive(passage: UploadPassage, parts: Parts): Promise<void> {
  const { request, entry, who } = passage;
  const storageId = newId('file');
  const gauge = gaugeFile(request.readBytes(), entry!.maxBytes);
  try {
    await parts.ports.bytes.write({ orgId: who!.caller.orgId, storageId }, gauge.content);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw thrown;
    parts.onFault(thrown, { requestId: request.requestId, fn: entry!.fn });
    throw new Refusal('unavailable', 'The file could not be stored just now. Try again in a moment.');
  }
  const { sizeBytes, sha256, firstBytes } = gauge.found();
  passage.file = { storageId, sizeBytes, sha256, toldMediaType: await tellMediaType(firstBytes) };
}

/** The row, and the reply under the Idempotency-Key, are one transaction. */
export async function keep(passage: UploadPassage, parts: Parts): Promise<void> {
  const { who } = passage;
  try {
    passage.reply = await retryContention(() =>
      parts.store.tx(who!.entrance, (tx) => write(tx, passage as Required<UploadPassage>)),
    );
  } catch (thrown) {
    // Any other throw may come from a transaction that has been committed all the same.
    if (thrown instanceof Refusal) await removeBytes(passage, parts);
    throw thrown;
  }
  if (passage.reply.replayed) await removeBytes(passage, parts);
}

async function write(tx: Tx, passage: Required<UploadPassage>): Promise<Reply> {
  const { request, entry, who, head, file } = passage;
  const { requestId } = request;
  const { storageId, sizeBytes, sha256, toldMediaType } = file;
  const { path, declaredMediaType } = head;
  const key = readIdempotencyKey(entry.id, request.idempotencyKey, { path, sha256 });
  if (key) {
    const claimed = await claim(tx, key, storageId, 0);
    if (claimed.reply !== undefined) return replayed(claimed.reply);
  }
  const { userId, keyId } = who.caller;
  keepFile(tx, { storageId, path, sizeBytes, sha256, declaredMediaType, toldMediaType, userId, keyId });
  await tx.flush();
  const mediaType = chooseMediaType(toldMediaType, declaredMediaType);
  const body = uploadEnvelope(entry.id, { storageId, path, sizeBytes, sha256, mediaType }, requestId);
  if (key) keepReplyAtEnd(tx, key, body);
  return { body, requestId, replayed: false };
}

/** What could not be removed now is removed by the sweep. */
export async function removeBytes({ request, entry, who, file }: UploadPassage, parts: Parts): Promise<void> {
  try {
    await parts.ports.bytes.remove({ orgId: who!.caller.orgId, storageId: file!.storageId });
  } catch (fault) {
    parts.onFault(fault, { requestId: request.requestId, fn: entry?.fn });
  }
}
