import type { PersonHandler } from '../../person-operation.ts';
import { resendDeliveries } from '../../store/queries/deliveries.ts';
import { listDeliveries } from '../../store/queries/delivery-log.ts';
import { lockActiveWebhook } from './_lock-active.ts';

export const handle: PersonHandler<'webhooks.resend'> = async ({ args, tx, fail, describeChange }) => {
  const { deliveryId } = args;
  const [delivery] = await listDeliveries(tx, { deliveryId, limit: 1 });
  if (!delivery) return fail('delivery_not_found', null, { param: 'deliveryId' });
  const { webhookId, type } = delivery;
  await lockActiveWebhook(tx, webhookId, (code, message) =>
    // The endpoint of a delivery may have been removed.
    fail(code === 'webhook_not_found' ? 'delivery_not_found' : code, message, { param: 'deliveryId' }),
  );
  if ((await resendDeliveries(tx, [deliveryId])) === 0)
    fail('invalid_state', `The event of ${deliveryId} has expired.`, { param: 'deliveryId' });
  describeChange({ change: { webhookId, type } });
  return { deliveryId, state: 'waiting' };
};
