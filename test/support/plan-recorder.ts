import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A node of a plan in PostgreSQL's JSON format, with what it did. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** One execution of a statement. */
export interface RecordedPlan {
  readonly text: string;
  readonly plan: PlanNode;
}

/** A proxy to a database that records the plan of each statement that passes. */
export interface PlanRecorder {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Returns the plans since the last call. */
  takePlans(): RecordedPlan[];
  close(): Promise<void>;
}

/** Makes new connections to a database report each plan, with what it did, as a notice. */
export const reportPlansSql = (database: string): string =>
  Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_parameter_max_length': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    // From the sixth execution on, PostgreSQL may use one plan for all organisations. This uses it from the first.
    plan_cache_mode: 'force_generic_plan',
  })
    .map(([name, value]) => `alter database ${database} set ${name} = '${value}'`)
    .join(';');

/** Opens a recorder on the database at `databaseUrl`, which listens on a Unix socket. */
export async function openPlanRecorder(databaseUrl: string): Promise<PlanRecorder> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plans-'));
  const targetUrl = new URL(databaseUrl);
  const socketName = `.s.PGSQL.${targetUrl.port}`;
  const target = path.join(decodeURIComponent(targetUrl.hostname), socketName);
  const url = new URL(databaseUrl);
  url.hostname = encodeURIComponent(folder);
  let plans: RecordedPlan[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one) && other.destroy());
    }
    const readNotices = noticeReader((message) => {
      const plan = parsePlan(message);
      if (plan) plans.push(plan);
    });
    upstream.on('data', readNotices);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(path.join(folder, socketName), resolve);
  });
  return {
    url: url.href,
    takePlans: () => {
      const taken = plans;
      plans = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const headerBytes = 5;

/** Reads the server's messages, each a letter, a length and a body, and passes on the text of each notice. */
function noticeReader(onNotice: (message: string) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= headerBytes) {
      const end = 1 + pending.readUInt32BE(1);
      if (pending.length < end) return;
      if (pending[0] === 'N'.charCodeAt(0)) {
        const fields = pending.toString('utf8', headerBytes, end).split('\0');
        onNotice(fields.find((field) => field.startsWith('M'))?.slice(1) ?? '');
      }
      pending = pending.subarray(end);
    }
  };
}

function parsePlan(notice: string): RecordedPlan | null {
  const start = notice.indexOf('plan:\n');
  if (start < 0) return null;
  const parsed = JSON.parse(notice.slice(start + 'plan:\n'.length)) as {
    'Query Text': string;
    Plan: PlanNode;
  };
  return { text: parsed['Query Text'], plan: parsed.Plan };
}

/** The rows that the scans of a plan read, including those that a filter removed. */
export function countVisitedRows(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const isScan = node['Relation Name'] !== undefined || node['Index Name'] !== undefined;
  const visited = isScan ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0;
  return visited + (node.Plans ?? []).reduce((sum, child) => sum + countVisitedRows(child), 0);
}

/** The blocks of 8 kB that a plan reads, of tables and of indexes. */
export function countBlocks(plan: PlanNode): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** One line for each node. */
export function formatPlan(node: PlanNode, indent = '  '): string {
  const target = [node['Index Name'], node['Relation Name']].filter(Boolean).join(' of ');
  const visited = countVisitedRows({ ...node, Plans: [] });
  const line = `${indent}${node['Node Type']} ${target}: ${visited} rows, ${countBlocks(node)} blocks`;
  return [line, ...(node.Plans ?? []).map((child) => formatPlan(child, `${indent}  `))].join('\n');
}
