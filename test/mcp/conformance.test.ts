import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { startFaultyProxy } from './faulty-proxy.ts';

const service = testService();
const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'outreach-conformance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface ConformanceResult {
  readonly status: number;
  readonly text: string;
}

/** Runs one version of the official suite against an address, as from a shell. */
function runConformance(version: string, url: string): Promise<ConformanceResult> {
  const suite = path.join(root, 'node_modules', version, 'dist', 'index.js');
  const expected = path.join(import.meta.dirname, 'expected-failures.yaml');
  const options = ['--suite', 'all', '--spec-version', '2025-06-18', '--expected-failures', expected];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [suite, 'server', '--url', url, ...options],
      { cwd: folder, timeout: 150_000, env: { PATH: process.env['PATH'], HOME: folder } },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    );
  });
}

/** The suite's check of the Host header requires the name localhost. */
const addressOf = (url: string) =>
  `${url.replace('127.0.0.1', 'localhost')}/mcp?key=${service.tenant.liveKey}`;

describe.each(['conformance', 'conformance-next'])('the official suite %s', (version) => {
  test('fails only for its own sample server and unsupported features', { timeout: 180_000 }, async () => {
    const { status, text } = await runConformance(version, addressOf(service.url));
    expect(text).toMatch(/✓ server-initialize: \d+ passed, 0 failed/);
    expect(text).toMatch(/✓ tools-list: \d+ passed, 0 failed/);
    expect(text).toMatch(/✓ ping: \d+ passed, 0 failed/);
    expect(status, text).toBe(0);
  });
});

test('the suite fails a server that lists tools without schemas', { timeout: 180_000 }, async () => {
  const corrupted = await startFaultyProxy(service.url, (text) =>
    text.replaceAll('"inputSchema":', '"input":'),
  );
  const { status, text } = await runConformance('conformance', addressOf(corrupted.url));
  await corrupted.close();
  expect(text).toMatch(/✗ tools-list: 0 passed, 1 failed/);
  expect(status).not.toBe(0);
});
