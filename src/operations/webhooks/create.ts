import { randomBytes } from 'node:crypto';
import type { Handler } from '../../operation.ts';
import { tooManyEndpoints } from '../../domain/delivery.ts';
import { readEventKinds } from '../../domain/webhook-input.ts';
import { formSecret, secretBytes } from '../../domain/webhook-signature.ts';
import { addWebhook, hasRoomForEndpoint } from '../../store/queries/webhooks.ts';
import { viewWebhook } from './_view.ts';

export const handle: Handler<'webhooks.create'> = async ({ args, caller, ports, prepare, save, fail }) => {
  const read = readEventKinds(args.events);
  if ('problem' in read) return fail('invalid_arguments', read.problem, { param: `events[${read.place}]` });
  const url = args.url.trim();
  if (!(await prepare(hasRoomForEndpoint))) fail('invalid_state', tooManyEndpoints);
  const objection = await ports.courier.whyNever(url, caller.orgId);
  if (objection !== null) fail('url_not_allowed', objection, { param: 'url' });
  const secret = formSecret(randomBytes(secretBytes));
  return save(async (tx) => {
    const webhook = await addWebhook(tx, {
      url,
      events: read.events,
      description: args.description?.trim() || null,
      createdBy: caller.userId,
      seal: (place) => ports.secrets.seal(secret, place),
    });
    return webhook ? { ...viewWebhook(webhook), secret } : fail('invalid_state', tooManyEndpoints);
  });
};
