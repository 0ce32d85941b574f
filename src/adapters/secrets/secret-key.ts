import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyBytes = 32;

/**
 * The 32-byte key that encrypts stored secrets: the configured one, or the file `secret.key` in `dataDir`. The first
 * call creates that file, readable by its owner only. Processes that start together get the same key.
 *
 * @throws Error if the file is invalid. It is not replaced, because a new key could not read the stored secrets.
 */
export function loadSecretKey(configured: Buffer | undefined, dataDir: string): Buffer {
  if (configured) return configured;
  const file = path.join(dataDir, 'secret.key');
  const text = readKeyFile(file) ?? createKeyFile(file);
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) {
    throw new Error(
      `${file} does not contain a key of ${keyBytes} bytes. Restore it from a backup or set SECRET_KEY; ` +
        'if no stored secret is needed, remove the file and start again.',
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

/** Links the file only when it is complete, and never replaces the file of another process. */
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
