import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isOutreachError } from '../../../sdk/outreach-error.ts';
import { uploadMaterial } from '../../../sdk/upload.ts';
import { CommandError } from '../output.ts';
import { connectToService, withCommandErrors, type Service } from './connect-to-service.ts';

/** A file in the form that `material.import` expects. */
export interface UploadedFile {
  readonly path: string;
  readonly storageId: string;
  readonly sizeBytes: number;
}

export interface UploadFolderOptions {
  /** Uploads again what was already uploaded within the last day. */
  readonly again: boolean;
  /** Receives the reason for each skipped file. */
  readonly warn: (line: string) => void;
  /** Receives a line for each uploaded file. */
  readonly printProgress: (line: string) => void;
}

/**
 * Uploads the files of a folder at any depth and returns them in the order of their paths. Skips hidden files, links
 * and files that the service rejects, such as empty ones, with a warning. An unchanged file is not stored twice
 * within a day, so a broken upload can be repeated.
 * @throws CommandError if the folder cannot be read, or the service is unreachable or rejects the key.
 */
export async function uploadFolder(
  folder: string,
  { again, warn, printProgress }: UploadFolderOptions,
): Promise<UploadedFile[]> {
  const service = connectToService();
  const found = await findFiles(folder, warn);
  const uploaded: UploadedFile[] = [];
  for (const [index, { file, name }] of found.entries()) {
    const done = await withCommandErrors(service.url, uploadFile(service, file, name, again));
    const position = `${index + 1} of ${found.length}`;
    if ('reason' in done) {
      warn(`${position}: skipped ${name}: ${done.reason}`);
      continue;
    }
    uploaded.push(done);
    printProgress(`${position}: ${name}, ${done.sizeBytes} bytes`);
  }
  return uploaded;
}

/** Errors that concern only one file. */
const perFileErrorCodes = ['file_empty', 'file_too_large', 'path_invalid', 'unsupported_media_type'];

interface FoundFile {
  readonly file: string;
  /** The path sent to the service: the folder's name and the path inside it. */
  readonly name: string;
}

async function findFiles(folder: string, warn: (line: string) => void): Promise<FoundFile[]> {
  const root = path.resolve(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new CommandError(unreadableReason(folder, error));
    },
  );
  const nameOf = (inside: string): string => [path.basename(root), ...inside.split(path.sep)].join('/');
  // Files in a hidden folder are skipped with the folder.
  const visible = entries
    .map((entry) => ({ entry, inside: path.relative(root, path.join(entry.parentPath, entry.name)) }))
    .filter(({ inside }) => !inside.split(path.sep).slice(0, -1).some(isHidden))
    .toSorted((left, right) => (left.inside < right.inside ? -1 : 1));
  const files: string[] = [];
  for (const { entry, inside } of visible) {
    if (isHidden(entry.name)) warn(`skipped ${nameOf(inside)}: it is hidden`);
    else if (entry.isFile()) files.push(inside);
    else if (!entry.isDirectory()) warn(`skipped ${nameOf(inside)}: it is a link or not a regular file`);
  }
  if (files.length === 0) throw new CommandError(`There are no files in ${folder}.`);
  return files.map((inside) => ({ file: path.join(root, inside), name: nameOf(inside) }));
}

function unreadableReason(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is no folder ${folder}.`;
  if (code === 'ENOTDIR') return `${folder} is not a folder.`;
  return `The folder cannot be read: ${message}`;
}

function isHidden(name: string): boolean {
  return name.startsWith('.');
}

async function uploadFile(
  { connection }: Service,
  file: string,
  name: string,
  again: boolean,
): Promise<UploadedFile | { readonly reason: string }> {
  const body = await openAsBlob(file);
  try {
    const {
      path: storedPath,
      storageId,
      sizeBytes,
    } = await uploadMaterial(
      connection,
      { path: name, body, mimeType: 'application/octet-stream' },
      again ? {} : { idempotencyKey: await uploadKey(file, name) },
    );
    return { path: storedPath, storageId, sizeBytes };
  } catch (error) {
    if (isOutreachError(error) && perFileErrorCodes.includes(error.code)) return { reason: error.message };
    throw error;
  }
}

/** The same bytes under the same path count as the same upload. */
async function uploadKey(file: string, name: string): Promise<string> {
  const hash = createHash('sha256').update(`${name}\n`);
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return `upload-${hash.digest('hex')}`;
}
