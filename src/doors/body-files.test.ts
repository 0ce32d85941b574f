import { expect, test } from 'vitest';
import { countBytesWithoutFiles } from './body-files.ts';

const limit = 1_000;
const file = 'QUJD'.repeat(100_000);

test('counts all but long strings in Base64', async () => {
  expect(await countBytesWithoutFiles(Buffer.from(`{"a":"${file}"}`), limit)).toBeLessThan(20);
  expect(await countBytesWithoutFiles(Buffer.from(`{"a":"${file}\\n${file}","b":1}`), limit)).toBeLessThan(
    30,
  );
  expect(await countBytesWithoutFiles(Buffer.from(`{"a":"${file}$"}`), limit)).toBeGreaterThan(limit);
  expect(await countBytesWithoutFiles(Buffer.from(`[${'1,'.repeat(1_000)}1]`), limit)).toBeGreaterThan(limit);
});
