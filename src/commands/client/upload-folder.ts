import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isOutreachError } from '../../../sdk/outreach-error.ts';
import { uploadMaterial } from '../../../sdk/upload.ts';
import { CommandError } from '../output.ts';
import { connectToService, withCommandErrors, type Service } from './connect-to-service.ts';

/** One file as `material.import` takes it. */
export interface UploadedFile {
  readonly path: string;
  readonly storageId: string;
  readonly sizeBytes: number;
}

export interface UploadFolderOptions {
  /** Whether what was uploaded within the last day goes up anew. */
  readonly again: boolean;
  /** Told why a file is left out. */
  readonly warn: (line: string) => void;
  /** Told of each file that is there. */
  readonly printProgress: (line: string) => void;
}

/**
 * Uploads the files of a folder, at any depth, and answers those that are there now, in the order of their paths.
 * Hidden files and links, and what the service does not take, such as an empty file, are told and left out. What was
 * uploaded the same under the same path a short while ago is not stored twice, so a broken upload can be repeated.
 *
 * @throws CommandError where the folder cannot be read, or the service cannot be reached or refuses the caller.
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
      warn(`${position}: left out ${name}: ${done.reason}`);
      continue;
    }
    uploaded.push(done);
    printProgress(`${position}: ${name}, ${done.sizeBytes} bytes`);
  }
  return uploaded;
}

/** What is wrong with one file and not with the others. */
const perFileErrorCodes = ['file_empty', 'file_too_large', 'path_invalid', 'unsupported_media_type'];

interface FoundFile {
  readonly file: string;
  /** The path that the service gets: that inside the folder, with the folder itself around it. */
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
  // What lies in a hidden folder is left out with the folder.
  const visible = entries
    .map((entry) => ({ entry, inside: path.relative(root, path.join(entry.parentPath, entry.name)) }))
    .filter(({ inside }) => !inside.split(path.sep).slice(0, -1).some(isHidden))
    .toSorted((left, right) => (left.inside < right.inside ? -1 : 1));
  const files: string[] = [];
  for (const { entry, inside } of visible) {
    if (isHidden(entry.name)) warn(`left out ${nameOf(inside)}: it is hidden`);
    else if (entry.isFile()) files.push(inside);
    else if (!entry.isDirectory()) warn(`left out ${nameOf(inside)}: it is a link or no plain file`);
  }
  if (files.length === 0) throw new CommandError(`There are no files in ${folder}.`);
  return files.map((inside) => ({ file: path.join(root, inside), name: nameOf(inside) }));
}

function unreadableReason(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `There is no folder ${folder}.`;
  if (code === 'ENOTDIR') return `${folder} is no folder.`;
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

/** The same bytes under the same path are the same upload. */
async function uploadKey(file: string, name: string): Promise<string> {
  const hash = createHash('sha256').update(`${name}\n`);
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return `upload-${hash.digest('hex')}`;
}
