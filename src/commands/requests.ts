import type { Command } from 'commander';
import type { ListedRequest, RequestFilter } from '../store/queries/requests.ts';
import { withStore } from './database.ts';
import { CommandError, print, printList, type OutputOptions } from './output.ts';
import { parseFn, parseLimit, parseSince, parseStatus } from './option-parsers.ts';

interface Options extends OutputOptions, Omit<RequestFilter, 'orgId'> {
  readonly org?: string;
}

/** `outreach requests`: finds calls in the request log, by request id or by filters. */
export function defineRequests(command: Command): void {
  command
    .option('--id <request-id>', 'the call with this request id, with the cause of a failure')
    .option('--since <time>', 'start, such as 30m, 12h or 2026-11-21T10:00:00Z', parseSince)
    .option('--status <status>', 'HTTP status, such as 500', parseStatus)
    .option('--fn <operation>', 'operation, such as leads.add', parseFn)
    .option('--org <id>', 'organisation')
    .option('--limit <n>', 'maximum number of calls', parseLimit, 50)
    .option('--json', 'print one JSON object')
    .action(async ({ org: orgId, ...options }: Options) => {
      const { listRequests } = await import('../store/queries/requests.ts');
      const { requests, days } = await withStore(async (store, { requestLogDays }) => ({
        requests: await listRequests(store, { ...options, orgId }),
        days: requestLogDays,
      }));
      if (options.id === undefined) return printList(options, { requests }, requests, formatCells);
      const [request] = requests;
      if (!request) throw new CommandError(notFoundMessage(options.id, days));
      print(options, { request }, formatRequest(request));
    });
}

function notFoundMessage(id: string, days: number): string {
  return (
    `There is no call ${id} in the request log, which covers ${days} days with a delay of a second. ` +
    'See also the log on standard error.'
  );
}

function formatCells(request: ListedRequest): string[] {
  const { requestId, at, door, fn, keyPrefix, status, code, durationMs } = request;
  return [
    at.toISOString(),
    String(status),
    code ?? 'ok',
    fn ?? request.path ?? '-',
    door,
    keyPrefix ?? '-',
    `${durationMs} ms`,
    requestId,
  ];
}

function formatRequest({ cause, ...request }: ListedRequest): string[] {
  const { requestId, at, door, method, path, fn, keyId, keyPrefix, orgId, status, code, durationMs } =
    request;
  const facts = {
    call: requestId,
    at: at.toISOString(),
    operation: fn ?? 'none known',
    door: [door, method, path].filter((part) => part !== null).join(' '),
    key: keyId === null ? 'none known' : `${keyPrefix ?? 'deleted'} (${keyId})`,
    organisation: orgId ?? 'unknown',
    answer: `${status} ${code ?? 'ok'} after ${durationMs} ms`,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(13)} ${value}`);
  return cause === null ? lines : [...lines, 'cause', ...JSON.stringify(cause, null, 2).split('\n')];
}
