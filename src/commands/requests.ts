import type { Command } from 'commander';
import type { ListedRequest, RequestFilter } from '../store/queries/requests.ts';
import { withStore } from './database.ts';
import { CommandError, print, printList, type OutputOptions } from './output.ts';
import { parseFn, parseLimit, parseSince, parseStatus } from './option-parsers.ts';

interface Options extends OutputOptions, Omit<RequestFilter, 'orgId'> {
  readonly org?: string;
}

/** `outreach requests`: what became of calls, by the request id that every answer carries or by what they share. */
export function defineRequests(command: Command): void {
  command
    .option('--id <request-id>', 'the call whose answer carried this id, with the cause of a failure')
    .option('--since <time>', 'such as 30m, 12h or 2026-11-21T10:00:00Z', parseSince)
    .option('--status <status>', 'such as 500', parseStatus)
    .option('--fn <operation>', 'such as leads.add', parseFn)
    .option('--org <id>', 'of one organisation')
    .option('--limit <n>', 'how many at most', parseLimit, 50)
    .option('--json', 'answer one JSON object')
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
    `There is no call ${id} in the record, which is a second behind and goes back ` +
    `${days} days. The log on standard error may have it.`
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
    operation: fn ?? 'none that is known',
    door: [door, method, path].filter((part) => part !== null).join(' '),
    key: keyId === null ? 'none that is known' : `${keyPrefix ?? 'deleted'} (${keyId})`,
    organisation: orgId ?? 'unknown',
    answer: `${status} ${code ?? 'ok'} after ${durationMs} ms`,
  };
  const lines = Object.entries(facts).map(([name, value]) => `${name.padEnd(13)} ${value}`);
  return cause === null ? lines : [...lines, 'cause', ...JSON.stringify(cause, null, 2).split('\n')];
}
