import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { isBlockedPort } from './blocked-port.ts';

test('blocks every port that the Fetch standard blocks and no port that web servers use', () => {
  const { badPorts } = createRequire(import.meta.url)('undici/lib/web/fetch/constants.js');
  expect(badPorts.length).toBeGreaterThan(70);
  expect(badPorts.filter((port: string) => !isBlockedPort(port))).toEqual([]);
  const common = ['', '80', '443', '3000', '8000', '8080', '8443', '8787', '9200', '65535'];
  expect(common.filter(isBlockedPort)).toEqual([]);
});
