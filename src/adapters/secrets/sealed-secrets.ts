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
 * Seals with AES-256-GCM under a key derived from the secret key. The result is version, key id, nonce, text and tag,
 * in base64. The tag also covers the place. `loadKey` is called once, for the first secret.
 */
export function createSealedSecrets(loadKey: () => Buffer): Secrets {
  let loaded: SealingKey | undefined;
  const key = () => (loaded ??= deriveKey(loadKey()));
  return {
    seal(secret, place) {
      const { bytes, keyId } = key();
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, bytes, nonce).setAAD(describeLocation(place));
      const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([Buffer.of(version), keyId, nonce, text, sealing.getAuthTag()]).toString('base64');
    },
    open(sealed, place) {
      const { bytes, keyId } = loadKeyOrThrow(key);
      const whole = Buffer.from(sealed, 'base64');
      if (whole.length < headerBytes + tagBytes || whole[0] !== version)
        throw new SecretUnreadable('The stored secret is damaged. Enter it again.');
      if (!whole.subarray(1, 1 + keyIdBytes).equals(keyId)) throw new SecretUnreadable(wrongKeyMessage);
      const opening = createDecipheriv(cipher, bytes, whole.subarray(1 + keyIdBytes, headerBytes))
        .setAAD(describeLocation(place))
        .setAuthTag(whole.subarray(-tagBytes));
      try {
        const text = opening.update(whole.subarray(headerBytes, -tagBytes));
        return Buffer.concat([text, opening.final()]).toString('utf8');
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

/** The secret key itself encrypts nothing, so that other keys can be derived from it. */
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
