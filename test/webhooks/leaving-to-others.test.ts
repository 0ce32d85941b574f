import { expect, test } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import type { Courier } from '../../src/ports/courier.ts';
import { OutboundRefused } from '../../src/ports/outbound.ts';
import { startDelivering } from '../../src/workers/delivery/deliver.ts';
import { testHouse } from '../house.ts';
import { webhookScene, webhookSettings } from './scene.ts';

const raised = 60;
let begun = 0;
/** Of a receiver that never answers. */
const courier: Courier = {
  deliver: (_parcel, signal) => {
    begun += 1;
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new OutboundRefused('aborted', 'It was cut off.')));
    });
  },
  whyNever: () => Promise.resolve(null),
};
const house = testHouse({ role: 'api', environment: webhookSettings, ports: { courier } });

test('what a worker that stops had under way, or had not begun, is due for others at once', async () => {
  const scene = await webhookScene(house);
  const { webhookId } = await scene.endpoint('https://hooks.example/in', ['lead.added']);
  const faults: unknown[] = [];
  const delivering = startDelivering({
    ...{ store: house.service.store, courier, retryMs: [400], timeoutMs: 60_000 },
    secrets: createSealedSecrets(() => loadSecretKey(undefined, house.dataDir)),
    onFault: (fault) => faults.push(fault),
  });
  await scene.raise(raised);
  await scene.made(webhookId, raised);
  await expect.poll(() => begun, { timeout: 20_000 }).toBeGreaterThan(0);
  const underWay = await house.sql('select id from directory.delivery_batch where webhook_id = $1', [
    webhookId,
  ]);
  expect(underWay).not.toEqual([]);
  await delivering.stop(0);
  expect(faults).toEqual([]);
  expect(begun).toBeLessThan(raised);
  expect(await house.sql('select id from directory.delivery_batch')).toEqual([]);
  const [due] = await house.sql(
    'select count(*)::int as count from directory.delivery_due where webhook_id = $1 and due_at <= now()',
    [webhookId],
  );
  expect(due).toEqual({ count: raised });
  expect((await scene.deliveries(webhookId)).every(({ attempts }) => attempts.length === 0)).toBe(true);
}, 60_000);
