import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuardedFetch } from '../../src/adapters/fetch.ts';
import { createDnsResolver, DnsUnanswered } from '../../src/adapters/dns-resolver.ts';
import { startNameServer, type NameServer } from '../fixtures/name-server.ts';

let server: NameServer;
beforeAll(async () => {
  server = await startNameServer((name) => {
    if (name.includes('slow')) return 'hangs';
    return name.startsWith('two') ? ['192.0.2.1', '192.0.2.2'] : 'unknown';
  });
});
afterAll(() => server.close());

const lookUp = (name: string, timeoutMs = 10_000, hostsFile?: string) =>
  createDnsResolver({ nameServers: [server.address], ...(hostsFile && { hostsFile }) })(
    name,
    AbortSignal.timeout(timeoutMs),
  );

test('returns all addresses of a name, or none', async () => {
  expect(await lookUp('two.example')).toEqual([{ address: '192.0.2.1' }, { address: '192.0.2.2' }]);
  expect(await lookUp('none.example')).toEqual([]);
});

test('reports an unanswered query when the caller aborts', async () => {
  const startedAt = performance.now();
  await expect(lookUp('slow.example', 300)).rejects.toThrow(DnsUnanswered);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test('resolves localhost and names of the hosts file without a name server', async () => {
  expect(await lookUp('localhost')).toContainEqual(expect.objectContaining({ address: '127.0.0.1' }));
  const hostsFile = path.join(mkdtempSync(path.join(tmpdir(), 'hosts-')), 'hosts');
  writeFileSync(hostsFile, '# ours\n127.0.0.1 receiver.example Two.Example # theirs.example\n');
  const before = server.requests.length;
  // The system's resolver reads another hosts file, which does not contain the name.
  await expect(lookUp('two.example', 10_000, hostsFile)).rejects.toThrow('two.example');
  expect(server.requests.slice(before)).toEqual([]);
  expect(await lookUp('two.theirs.example', 10_000, hostsFile)).toHaveLength(2);
});

test('hanging lookups of one organisation do not delay those of another', async () => {
  const resolve = createDnsResolver({ nameServers: [server.address] });
  const outbound = createGuardedFetch({ allow: [], userAgent: 'Tester/1.0', resolve });
  const before = server.requests.length;
  const hanging = Array.from({ length: 60 }, (_, index) =>
    outbound.blockedUrlReason(`http://slow${index}.example/`, 'hostile'),
  );
  const other = outbound.blockedUrlReason('http://two.example/', 'other');
  expect(await Promise.race([other, ...hanging])).toContain('does not lead to a public');
  const names = () => new Set(server.requests.slice(before).filter((name) => name.startsWith('slow')));
  await expect.poll(() => names().size).toBe(4);
  expect(await Promise.all(hanging)).toEqual(hanging.map(() => null));
  await outbound.close();
});

test('distinguishes an unknown name from an unanswered query', async () => {
  const resolve = createDnsResolver({ nameServers: [server.address] });
  const outbound = createGuardedFetch({ allow: [], userAgent: 'Tester/1.0', resolve, lookupTimeoutMs: 300 });
  await expect(outbound.fetch('http://none.example/')).rejects.toMatchObject({ code: 'name_not_resolved' });
  await expect(outbound.fetch('http://slow.example/')).rejects.toMatchObject({ code: 'name_unanswered' });
  await outbound.close();
});
