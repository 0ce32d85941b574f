import { randomBytes } from 'node:crypto';
import type { Handler } from '../../operation.ts';
import { tooManyEndpoints } from '../../domain/delivery.ts';
import { readEventKinds } from '../../domain/webhook-input.ts';
import { formatSecret, secretBytes } from '../../domain/webhook-signature.ts';
import { viewWebhook } from './_view.ts';
import { addWebhook, canAddEndpoint } from '../../application/webhooks/add.ts';

export const handle: Handler<'webhooks.create'> = async ({ args, caller, ports, prepare, save, fail }) => {
  const parsed = readEventKinds(args.events);
  if ('problem' in parsed)
    return fail('invalid_arguments', parsed.problem, { param: `events[${parsed.index}]` });
  const url = args.url.trim();
  if (!(await prepare(canAddEndpoint))) fail('invalid_state', tooManyEndpoints);
  const rejection = await ports.webhookClient.blockedUrlReason(url, caller.orgId);
  if (rejection !== null) fail('url_not_allowed', rejection, { param: 'url' });
  const secret = formatSecret(randomBytes(secretBytes));
  return save(async (tx) => {
    const webhook = await addWebhook(tx, {
      url,
      events: parsed.events,
      description: args.description?.trim() || null,
      createdBy: caller.userId,
      seal: (place) => ports.secrets.seal(secret, place),
    });
    return webhook ? { ...viewWebhook(webhook), secret } : fail('invalid_state', tooManyEndpoints);
  });
};
