import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SecretKeyInvalid } from '../../ports/secrets.ts';

const keyBytes = 32;

/**
 * The 32-byte key that encrypts stored secrets: the configured one, or the file `secret.key` in `dataDir`. The first
 * call creates that file, readable by its owner only. Processes that start together get the same key.
 *
 * @throws SecretKeyInvalid if the file is invalid. It is not replaced, because a new key could not read the stored
 * secrets.
 */
export function loadSecretKey(configured: Buffer | undefined, dataDir: string): Buffer {
  if (configured) return configured;
  const file = keyFileIn(dataDir);
  const text = readKeyFile(file) ?? createKeyFile(file);
  const key = decode(text, file);
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  return key;
}

/**
 * Checks the file that `loadSecretKey` would use, if it exists, and changes nothing.
 *
 * @throws SecretKeyInvalid if the file is invalid.
 */
export function checkSecretKeyFile(dataDir: string): void {
  const file = keyFileIn(dataDir);
  const text = readKeyFile(file);
  if (text !== undefined) decode(text, file);
}

function keyFileIn(dataDir: string): string {
  return path.join(dataDir, 'secret.key');
}

const remedy =
  'Restore it from a backup or set SECRET_KEY; if no stored secret is needed, remove it and start again.';

function decode(text: string, file: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (/^[A-Za-z0-9+/_-]{43}=?$/.test(text.trim()) && key.length === keyBytes) return key;
  const problem = text.trim() === '' ? 'is empty' : `does not contain a key of ${keyBytes} bytes in base64`;
  throw new SecretKeyInvalid(`${file} ${problem}. ${remedy}`);
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (code === 'EISDIR') throw new SecretKeyInvalid(`${file} is a folder instead of a file. ${remedy}`);
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new SecretKeyInvalid(`${file} cannot be read (${code}). Let the account of the service read it.`);
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
