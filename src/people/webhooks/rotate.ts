import { randomBytes } from 'node:crypto';
import { rotateWebhookSecret } from '../../application/webhooks/rotate-secret.ts';
import { formatSecret, secretBytes } from '../../domain/webhook-signature.ts';
import type { PersonHandler } from '../../person-operation.ts';
import { lockWebhook } from '../../store/queries/webhooks.ts';

export const handle: PersonHandler<'webhooks.rotate'> = async ({ args, ports, tx, fail, describeChange }) => {
  const { webhookId, dropOld } = args;
  const webhook =
    (await lockWebhook(tx, webhookId)) ?? fail('webhook_not_found', null, { param: 'webhookId' });
  const secret = formatSecret(randomBytes(secretBytes));
  const { oldValidUntil } = rotateWebhookSecret(tx, webhook, {
    seal: (location) => ports.secrets.seal(secret, location),
    dropsOld: dropOld,
  });
  describeChange({ change: { oldValidUntil } });
  return { webhookId, secret, oldValidUntil };
};
