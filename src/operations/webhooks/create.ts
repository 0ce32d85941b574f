import { randomBytes } from 'node:crypto';
import type { Handler } from '../../operation.ts';
import { mostEndpoints } from '../../domain/delivery.ts';
import { readEventKinds } from '../../domain/webhook-input.ts';
import { formSecret } from '../../domain/webhook-signature.ts';
import { Webhook } from '../../store/entities/webhooks.ts';
import { newId } from '../../store/ids.ts';
import { countWebhooks, webhookSecretPlace } from '../../store/queries/webhooks.ts';
import { viewWebhook } from './_view.ts';

const secretBytes = 32;
const tooMany =
  `The organisation has ${mostEndpoints} webhook endpoints, which is the most. Remove one that is not ` +
  'needed with webhooks.delete, or let one endpoint take more kinds of events.';

export const handle: Handler<'webhooks.create'> = async ({ args, caller, ports, save, fail }) => {
  const read = readEventKinds(args.events);
  if ('problem' in read) return fail('invalid_arguments', read.problem, { param: `events[${read.place}]` });
  const url = args.url.trim();
  const objection = await ports.courier.whyNever(url);
  if (objection !== null) fail('url_not_allowed', objection, { param: 'url' });
  return save(async (tx) => {
    if ((await countWebhooks(tx)) >= mostEndpoints) fail('invalid_state', tooMany);
    const id = newId('webhook');
    const secret = formSecret(randomBytes(secretBytes));
    const webhook = tx.em.create(Webhook, {
      orgId: tx.orgId,
      id,
      url,
      events: read.events,
      description: args.description?.trim() || null,
      createdBy: caller.userId,
      sealedSecret: ports.secrets.seal(secret, webhookSecretPlace(tx.orgId, id)),
      active: true,
      consecutiveFailures: 0,
      createdAt: tx.now,
    });
    return { ...viewWebhook(webhook), secret };
  });
};
