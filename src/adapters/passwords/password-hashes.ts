import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { PasswordsBusy, type PasswordMatch, type Passwords } from '../../ports/passwords.ts';
import { createQueue } from './hash-queue.ts';

/** One way to derive a hash from a password. */
interface Scheme {
  /** The start of a hash with the scheme and its cost, in the PHC string format. */
  readonly prefix: string;
  derive(password: string, salt: Buffer): Promise<Buffer>;
}

const hashBytes = 32;
const saltBytes = 16;

/** The least cost that OWASP recommends for argon2id: 19 MiB, two passes. */
const argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const scryptCost = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;

const argon2: Scheme = {
  prefix: `$argon2id$v=19$m=${argon2Cost.memory},t=${argon2Cost.passes},p=${argon2Cost.parallelism}`,
  derive: (password, nonce) =>
    promisify(crypto.argon2)('argon2id', {
      message: password,
      nonce,
      tagLength: hashBytes,
      ...argon2Cost,
    }),
};

const scrypt: Scheme = {
  prefix: `$scrypt$ln=${Math.log2(scryptCost.N)},r=${scryptCost.r},p=${scryptCost.p}`,
  derive: (password, salt) =>
    promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)(
      password,
      salt,
      hashBytes,
      scryptCost,
    ),
};

/** Node has argon2 since version 24.7. */
const hasArgon2 = 'argon2' in crypto;
const schemes = { argon2, scrypt };

/** Hashes four passwords at a time and lets 64 others wait, because each needs 19 MiB and a core. */
export function createPasswords(name: keyof typeof schemes = hasArgon2 ? 'argon2' : 'scrypt'): Passwords {
  const newest = schemes[name];
  const run = createQueue({ concurrency: 4, maxWaiting: 64, createBusyError: () => new PasswordsBusy() });
  const hash = async (password: string) => {
    const salt = crypto.randomBytes(saltBytes);
    return formatHash(newest, salt, await run(() => newest.derive(password, salt)));
  };
  return {
    hash,
    verify: async (password, stored) => {
      const parsed = stored === null ? undefined : parseHash(stored);
      if (!parsed) {
        await hash(password);
        return { matches: false, isOutdated: false };
      }
      return run(() => compare(password, parsed, newest));
    },
  };
}

interface ParsedHash {
  readonly scheme: Scheme;
  readonly salt: Buffer;
  readonly expected: Buffer;
}

async function compare(password: string, parsed: ParsedHash, newest: Scheme): Promise<PasswordMatch> {
  const derived = await parsed.scheme.derive(password, parsed.salt);
  const matches =
    derived.length === parsed.expected.length && crypto.timingSafeEqual(derived, parsed.expected);
  return { matches, isOutdated: parsed.scheme !== newest };
}

function formatHash({ prefix }: Scheme, salt: Buffer, hash: Buffer): string {
  return [prefix, toBase64(salt), toBase64(hash)].join('$');
}

/** Undefined for a scheme that this runtime cannot compute. */
function parseHash(stored: string): ParsedHash | undefined {
  const known = hasArgon2 ? [argon2, scrypt] : [scrypt];
  const scheme = known.find(({ prefix }) => stored.startsWith(`${prefix}$`));
  const [salt = '', expected = ''] = stored.slice((scheme?.prefix.length ?? 0) + 1).split('$');
  return scheme && { scheme, salt: Buffer.from(salt, 'base64'), expected: Buffer.from(expected, 'base64') };
}

/** The PHC string format has no padding. */
const toBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
