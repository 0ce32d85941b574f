import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runInTurns } from './benchmark.ts';
import { sizesOfOrgs } from './copy-leads.ts';
import { goalAtLeast, goalAtMost, median, toFigure } from './figures.ts';
import { startLoad, startNodeLoad } from './load.ts';
import type { LoadCall } from './load-call.ts';
import { summaryOf } from './profile.ts';
import { formatMarkdown, formatTable, benchmarksPage, withFigures } from './report.ts';
import { parseMetrics, toSoakFigures, type SoakSample } from './soak.ts';
import { formatLua } from './wrk.ts';

const read = { name: 'read', what: 'leads.get', unit: 'calls/s' };

test('a ratio is the median of the rounds, with their spread', () => {
  const figure = toFigure({ ...read, ours: [50, 70, 60], baseline: [100, 100, 80], goal: goalAtLeast(0.5) });
  expect(figure).toMatchObject({ ours: 60, baseline: 100, ratio: 0.7, reached: 'yes' });
  expect(figure.spread).toEqual({ least: 0.5, median: 0.7, most: 0.75 });
});

test('uses the ratios of the rounds, not the ratio of the medians', () => {
  const measured = { ...read, ours: [144, 119, 131], baseline: [110, 100, 120] };
  expect(median(measured.ours) / median(measured.baseline)).toBeLessThan(1.2);
  const missed = { ...measured, baseline: [110, 90, 100] };
  expect(toFigure({ ...measured, goal: goalAtMost(1.2) })).toMatchObject({ ratio: 1.19, reached: 'unsure' });
  expect(toFigure({ ...missed, goal: goalAtMost(1.2) })).toMatchObject({ ratio: 1.31, reached: 'no' });
});

test.each([
  [goalAtLeast(1, 'ours'), 'yes'],
  [goalAtLeast(2, 'ours'), 'unsure'],
  [goalAtLeast(3.1, 'ours'), 'no'],
  [goalAtMost(3, 'ours'), 'yes'],
  [goalAtMost(2, 'ours'), 'unsure'],
  [goalAtMost(0.9, 'ours'), 'no'],
  [undefined, null],
])('prints a figure without a baseline: %o', (goal, reached) => {
  expect(toFigure({ ...read, ours: [1, 2, 3], goal })).toMatchObject({
    ratio: null,
    baseline: null,
    reached,
  });
});

test('rejects sides that were not measured in the same rounds', () => {
  expect(() => toFigure({ ...read, ours: [1, 2], baseline: [1] })).toThrow('rounds');
  expect(() => median([])).toThrow('empty list');
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('measures contenders in turns after a warm-up', async () => {
  const calls: string[] = [];
  const contender = (name: string) => async (durationMs: number) => calls.push(`${name} ${durationMs}`);
  const pace = {
    rounds: 2,
    roundMs: 20,
    warmUpMs: 30,
    profile: false,
    leads: [],
    minutes: 1,
    say: () => undefined,
  };
  const measured = await runInTurns({ ours: contender('ours'), baseline: contender('baseline') }, pace);
  expect(calls).toEqual(['ours 30', 'baseline 30', 'ours 20', 'baseline 20', 'ours 20', 'baseline 20']);
  expect(measured).toEqual({ ours: [3, 5], baseline: [4, 6] });
});

test('a table shows what was compared and whether the goal is reached', () => {
  const figures = [
    { ...read, ours: [1_234], baseline: [2_468], against: 'one select', goal: goalAtLeast(0.7) },
    { name: 'start', what: 'until ready', unit: 's', ours: [0.5], goal: goalAtMost(1, 'ours') },
  ].map(toFigure);
  expect(formatTable(figures).split('\n').slice(1)).toEqual([
    'read   leads.get, against one select  1,234 calls/s  2,468     0.50   ≥ 0.70 ×  no       0.50 – 0.50 – 0.50',
    'start  until ready                    0.50 s                          ≤ 1.00 s  yes      0.50 – 0.50 – 0.50',
  ]);
  expect(formatMarkdown(figures).split('\n').at(-1)).toBe(
    '| start | until ready | 0.50 s |  |  | ≤ 1.00 s | yes | 0.50 – 0.50 – 0.50 |',
  );
});

test('a full run replaces the table of docs/benchmarks.md and shows its command, date and load', () => {
  const page = readFileSync(benchmarksPage, 'utf8');
  const figures = [toFigure({ ...read, ours: [1_234], baseline: [2_468], against: 'one select' })];
  const circumstances = {
    command: 'npm run bench -- all',
    at: new Date('2026-11-21T12:00:00Z'),
    loadBefore: 0.25,
    load: 'calls made by wrk',
  };
  const written = withFigures(page, figures, circumstances);
  expect(written).toContain('By `npm run bench -- all` on 2026-11-21: ');
  expect(written).toContain('; calls made by wrk; load average before the run 0.3.');
  expect(written.match(/^\| read \|.*/gm)).toEqual([formatMarkdown(figures).split('\n').at(-1)]);
  const aroundTable = (text: string) => text.split(/<!-- figures -->[\s\S]*<!-- end of figures -->/);
  expect(aroundTable(written)).toEqual(aroundTable(page));
  expect(() => withFigures('# Empty', figures, circumstances)).toThrow('lacks the marker <!-- figures -->');
});

test('a profile lists self times by package and function, without waiting', () => {
  const frame = (id: number, functionName: string, url: string) => ({
    id,
    callFrame: { functionName, url, lineNumber: 4 },
  });
  const url = (file: string) => new URL(`../../${file}`, import.meta.url).href;
  const profile = {
    nodes: [
      frame(1, '(idle)', ''),
      frame(2, 'parseRow', url('node_modules/pg/lib/result.js')),
      frame(3, 'dispatch', url('src/dispatch/dispatch.ts')),
    ],
    samples: [1, 2, 3, 2],
    timeDeltas: [500, 30, 20, 50],
  };
  expect(summaryOf(profile, 10)).toEqual([
    '   80.0 %     8.0 µs  pg',
    '   20.0 %     2.0 µs  src/dispatch',
    '  by function:',
    '   80.0 %     8.0 µs  parseRow  pg/lib/result.js:5',
    '   20.0 %     2.0 µs  dispatch  src/dispatch/dispatch.ts:5',
  ]);
});

test('rejects an unknown benchmark and lists the known ones', async () => {
  const run = promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'run.ts'), 'fly']);
  const failure = (await run.catch((error: unknown) => error)) as { code: number; stderr: string };
  expect(failure.code).toBe(2);
  expect(failure.stderr).toMatch(/\bread-one +leads\.get/);
});

test('organisations have very different sizes that add up to the requested total', () => {
  const sizes = sizesOfOrgs(999, 990_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(990_000);
  expect(sizes[0]).toBeGreaterThan(20_000);
  expect(sizes.at(-1)).toBeLessThan(500);
  expect(sizes.toSorted((one, other) => other - one)).toEqual(sizes);
});

/** A server that returns 418 for the path `/teapot` and records all other calls. */
async function startRecorder() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    if (request.url === '/teapot') response.statusCode = 418;
    else received.push([request.method, request.url, request.headers['idempotency-key'], body].join(' '));
    response.end('short and stout');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([
  ['wrk if it is installed', startLoad],
  ['Node', startNodeLoad],
])(
  'a generator repeats the calls with unique numbers and reports failures: %s',
  async (_, startGenerator) => {
    const { received, origin, close } = await startRecorder();
    const load = startGenerator();
    const write: LoadCall = {
      method: 'POST',
      path: '/leads',
      headers: { 'idempotency-key': 'bench-#n#' },
      body: '{"name":"#n# \\"Malmö\\" 100 %\\n"}',
    };
    const read: LoadCall = { method: 'GET', path: '/leads?limit=2', headers: {}, body: null };
    try {
      const { calls, elapsedMs, p50Ms, p99Ms } = await load.measure(origin, [write, read], 1_000);
      expect(calls).toBeGreaterThan(10);
      expect(elapsedMs).toBeGreaterThan(900);
      expect(p50Ms).toBeLessThanOrEqual(p99Ms);
      expect(received).toContain('GET /leads?limit=2  ');
      const writes = received.filter((call) => call.startsWith('POST'));
      expect(new Set(writes)).toHaveLength(writes.length);
      for (const call of writes.slice(0, 100))
        expect(call).toMatch(/^POST \/leads bench-(\d{16}) \{"name":"\1 \\"Malmö\\" 100 %\\n"\}$/);
      const failing = load.measure(origin, [{ ...read, path: '/teapot' }], 1_000);
      await expect(failing).rejects.toThrow(/GET \/teapot.* 418 short and stout/);
    } finally {
      await load.close();
      close();
    }
  },
);

test('calls in Lua contain every character of texts', () => {
  const call: LoadCall = { method: 'GET', path: '/a"b\\c\n', headers: { one: '1', two: 'ö' }, body: null };
  expect(formatLua([call, { ...call, headers: {}, body: '{}' }])).toBe(
    'return {\n' +
      '  { method = "GET", path = "/a\\034b\\092c\\010", headers = { ["one"] = "1", ["two"] = "ö" } },\n' +
      '  { method = "GET", path = "/a\\034b\\092c\\010", headers = {  }, body = "{}" },\n}\n',
  );
});

test('a soak test reports memory, its growth, queues and failures', () => {
  const sample = (minute: number, residentMb: number, phase: SoakSample['phase'] = 'load'): SoakSample => ({
    minute,
    phase,
    residentMb,
    calls: minute * 100,
    failures: 2,
    queued: 10 - minute,
    eventLoopDelayMs: 20,
    temporaryFiles: 1,
  });
  const load = [sample(0, 100), sample(1, 300), sample(2, 310), sample(3, 320), sample(4, 330)];
  const figures = toSoakFigures([...load, sample(9, 260, 'idle')]).map(toFigure);
  const find = (what: string) => figures.find((figure) => figure.what === what)!;
  expect(find('memory under load')).toMatchObject({ ours: 310, spread: { least: 100, most: 330 } });
  expect(find('memory after five idle minutes')).toMatchObject({ ours: 260, reached: 'no' });
  expect(find('growth of memory in the second half of the load').ours).toBeCloseTo(10);
  expect(find('queued at the end').ours).toBe(1);
  expect(find('failed calls')).toMatchObject({ ours: 2, reached: 'no' });
});

test('a soak test counts jobs and deliveries that wait, of all queues', () => {
  const text = [
    'outreach_queue_jobs{queue="run",state="due"} 3',
    'outreach_queue_jobs{queue="run",state="handed"} 4',
    'outreach_queue_jobs{queue="run",state="later"} 100',
    'outreach_queue_jobs{queue="notice",state="due"} 1',
    'outreach_webhook_deliveries{state="due"} 20',
    'outreach_webhook_deliveries{state="later"} 100',
    'nodejs_eventloop_lag_p99_seconds 0.0125',
  ].join('\n');
  expect(parseMetrics(text)).toEqual({ queued: 28, eventLoopDelayMs: 12.5 });
});
