import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { SecretUnreadable, type SecretLocation, type Secrets } from '../../ports/secrets.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;
/** The first byte of every sealed secret, so that a later format can coexist. */
const version = 1;
const headerBytes = 1 + keyIdBytes + nonceBytes;

/**
 * Seals with AES-256-GCM under a key derived from the secret key. A sealed secret is version, key id, nonce, text and
 * tag, in base64. The tag also covers the location. `loadKey` is called once, for the first secret.
 */
export function createSealedSecrets(loadKey: () => Buffer): Secrets {
  let loaded: SealingKey | undefined;
  const key = () => (loaded ??= deriveKey(loadKey()));
  return {
    seal(secret, location) {
      const { bytes, keyId } = key();
      const nonce = randomBytes(nonceBytes);
      const encryption = createCipheriv(cipher, bytes, nonce).setAAD(describeLocation(location));
      const text = Buffer.concat([encryption.update(secret, 'utf8'), encryption.final()]);
      return Buffer.concat([Buffer.of(version), keyId, nonce, text, encryption.getAuthTag()]).toString(
        'base64',
      );
    },
    open(sealed, location) {
      const sealingKey = loadKeyOrThrow(key);
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < headerBytes + tagBytes || bytes[0] !== version)
        throw new SecretUnreadable('The stored secret is damaged. Enter it again.');
      if (!bytes.subarray(1, 1 + keyIdBytes).equals(sealingKey.keyId))
        throw new SecretUnreadable(wrongKeyMessage);
      const decryption = createDecipheriv(
        cipher,
        sealingKey.bytes,
        bytes.subarray(1 + keyIdBytes, headerBytes),
      )
        .setAAD(describeLocation(location))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        const text = decryption.update(bytes.subarray(headerBytes, -tagBytes));
        return Buffer.concat([text, decryption.final()]).toString('utf8');
      } catch {
        throw new SecretUnreadable('The stored secret is damaged or belongs elsewhere. Enter it again.');
      }
    },
  };
}

const remedy =
  'The operator can restore SECRET_KEY, or the file secret.key in DATA_DIR, from a backup. Otherwise ' +
  'enter the secret again.';
const wrongKeyMessage = `The stored secret was encrypted with a different key. ${remedy}`;
const missingKeyMessage = `The service has no key for its stored secrets. ${remedy}`;

interface SealingKey {
  readonly bytes: Buffer;
  /** Identifies a key without revealing it. */
  readonly keyId: Buffer;
}

/** Derives a key instead of using the secret key, so that other keys can be derived from that too. */
function deriveKey(secretKey: Buffer): SealingKey {
  const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', 'outreach sealed secrets', keyBytes));
  return { bytes, keyId: createHash('sha256').update(bytes).digest().subarray(0, keyIdBytes) };
}

function loadKeyOrThrow(key: () => SealingKey): SealingKey {
  try {
    return key();
  } catch (cause) {
    throw new SecretUnreadable(missingKeyMessage, { cause });
  }
}

function describeLocation({ orgId, rowId, field }: SecretLocation): Buffer {
  return Buffer.from(JSON.stringify([orgId, rowId, field]));
}
