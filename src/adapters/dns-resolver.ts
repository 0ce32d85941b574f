import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { createKeyedLimiter } from './keyed-limiter.ts';

/** An address of a name. A resolver may also give a port, which then replaces the URL's port. */
export interface ResolvedAddress {
  readonly address: string;
  readonly port?: number;
}

/**
 * Resolves a name to all its addresses; none if it has none. Stops when the signal aborts. Throws `DnsUnanswered` if
 * no server answered, and any other error if the name does not exist.
 */
export type ResolveHostname = (hostname: string, signal: AbortSignal) => Promise<readonly ResolvedAddress[]>;

/** No name server answered in time. This says nothing about the name. */
export class DnsUnanswered extends Error {
  constructor(hostname: string, options?: ErrorOptions) {
    super(`No name server answered in time for ${hostname}.`, options);
    this.name = 'DnsUnanswered';
  }
}

export interface DnsResolverOptions {
  /** Addresses with optional ports; the system's name servers by default. */
  readonly nameServers?: readonly string[];
  readonly hostsFile?: string;
}

/**
 * Asks the name servers directly. The system's resolver handles two names at a time for the whole process and cannot
 * be stopped, so a few hanging names would block all others. Only names of the machine and its network go to the
 * system's resolver.
 */
export function createDnsResolver(options: DnsResolverOptions = {}): ResolveHostname {
  const { nameServers, hostsFile = systemHostsFile } = options;
  const limiter = createKeyedLimiter(2);
  const resolveBySystemLimited = (kind: string, hostname: string, signal: AbortSignal) =>
    limiter.run(kind, { concurrency: 1, signal }, () => resolveBySystem(hostname));
  return async (hostname, signal) => {
    const name = hostname.replace(/\.$/, '');
    if ((await readHosts(hostsFile)).has(name)) return resolveBySystemLimited('hosts', hostname, signal);
    if (!name.includes('.') || name.endsWith('.localhost'))
      return resolveBySystemLimited('network', hostname, signal);
    return queryNameServers(hostname, nameServers, signal);
  };
}

/** Waits for the system's resolver without a limit. */
export async function resolveBySystem(hostname: string): Promise<readonly ResolvedAddress[]> {
  return lookup(hostname, { all: true, order: 'ipv4first' }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOTFOUND' ? cause : new DnsUnanswered(hostname, { cause });
  });
}

const systemHostsFile =
  process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

async function readHosts(file: string): Promise<ReadonlySet<string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return new Set(
    text.split('\n').flatMap((line) => line.replace(/#.*/, '').toLowerCase().trim().split(/\s+/).slice(1)),
  );
}

const firstTryMs = 1_000;
const maxTries = 3;
/** How long the addresses of one family wait for the other family. */
const otherFamilyWaitMs = 500;

async function queryNameServers(
  hostname: string,
  nameServers: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: firstTryMs, tries: maxTries });
  if (nameServers) resolver.setServers(nameServers);
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let timer: NodeJS.Timeout | undefined;
  const startTimer = (addresses: string[]): string[] => {
    timer ??= setTimeout(cancel, otherFamilyWaitMs);
    return addresses;
  };
  const results = await Promise.allSettled([
    resolver.resolve4(hostname).then(startTimer),
    resolver.resolve6(hostname).then(startTimer),
  ]);
  clearTimeout(timer);
  signal.removeEventListener('abort', cancel);
  const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const cause = results
    .filter((result) => result.status === 'rejected')
    .map((result) => result.reason as NodeJS.ErrnoException)
    .find(({ code = '' }) => !definitiveCodes.has(code));
  if (addresses.length === 0 && cause !== undefined) throw new DnsUnanswered(hostname, { cause });
  return addresses.map((address) => ({ address }));
}

/** Codes that mean that the name does not exist or has no address. */
const definitiveCodes: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);
