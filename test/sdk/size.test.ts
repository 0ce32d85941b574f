import { expect, test } from 'vitest';
import { bundleSdk, measureSdkSize } from '../../sdk/scripts/measure-size.ts';

test('the client is small, and one operation is smaller', async () => {
  const { oneOperationBytes, allOperationsBytes } = await measureSdkSize();
  expect(oneOperationBytes).toBeGreaterThan(1_000);
  expect(oneOperationBytes).toBeLessThanOrEqual(5_000);
  expect(allOperationsBytes).toBeGreaterThan(oneOperationBytes);
  expect(allOperationsBytes).toBeLessThanOrEqual(12_000);
});

test('what is not called is left out', async () => {
  const page = await bundleSdk(
    `import { connect, credits } from 'outreach-sdk';\nawait credits.info(connect({ baseUrl: '/', key: 'k' }));`,
  );
  expect(page).toContain('/v1/credits/info');
  expect(page).not.toContain('/v1/leads');
  expect(page).not.toContain('/mcp/material/upload');
});
