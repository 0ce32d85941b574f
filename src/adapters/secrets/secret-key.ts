import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyBytes = 32;

/**
 * The key of 32 bytes that stored secrets are encrypted with: the one configured, or else the one in the file
 * `secret.key` of `dataDir`, made at the first call and readable for its owner alone. Processes that start at the same
 * time get the same key.
 *
 * @throws Error if the file holds something else: a new key in its place would make all stored secrets unreadable.
 */
export function loadSecretKey(configured: Buffer | undefined, dataDir: string): Buffer {
  if (configured) return configured;
  const file = path.join(dataDir, 'secret.key');
  const text = readKeyFile(file) ?? createKeyFile(file);
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) {
    throw new Error(
      `${file} does not hold a key of ${keyBytes} bytes. Put the right file back from a backup or set SECRET_KEY; ` +
        'if no stored secret matters, remove it and start again.',
    );
  }
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return key;
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file appears under its name only when it is whole, and never in the place of one that another process made. */
function createKeyFile(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.new-${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, `${randomBytes(keyBytes).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(file, 'utf8');
}
