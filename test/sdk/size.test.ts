import { expect, test } from 'vitest';
import { bundleSdk, measureSdkSize } from '../../sdk/scripts/measure-size.ts';

test('the client is small, and a single operation is smaller', async () => {
  const { oneOperationBytes, oneListBytes, allOperationsBytes } = await measureSdkSize();
  expect(oneOperationBytes).toBeGreaterThan(1_000);
  expect(oneOperationBytes).toBeLessThanOrEqual(5_100);
  expect(oneListBytes).toBeGreaterThan(oneOperationBytes);
  expect(oneListBytes).toBeLessThanOrEqual(5_250);
  expect(allOperationsBytes).toBeGreaterThan(oneListBytes);
  expect(allOperationsBytes).toBeLessThanOrEqual(12_000);
});

test('unused operations are omitted', async () => {
  const page = await bundleSdk(
    `import { connect, credits } from 'outreach-sdk';\nawait credits.info(connect({ baseUrl: '/', key: 'k' }));`,
  );
  expect(page).toContain('/v1/credits/info');
  expect(page).not.toContain('/v1/leads');
  expect(page).not.toContain('/mcp/material/upload');
  expect(page).not.toContain('csrf');
});

test('the webhook module is small and separate from the client', async () => {
  const { webhooksBytes } = await measureSdkSize();
  expect(webhooksBytes).toBeGreaterThan(500);
  expect(webhooksBytes).toBeLessThanOrEqual(2_500);
  const client = await bundleSdk(`import * as sdk from 'outreach-sdk';\nglobalThis.sdk = sdk;`);
  expect(client).not.toContain('webhook-signature');
  const receiver = await bundleSdk(`export { unwrap } from 'outreach-sdk/webhooks';`);
  expect(receiver).toContain('webhook-signature');
  expect(receiver).not.toMatch(/openapi|Idempotency-Key/);
});
