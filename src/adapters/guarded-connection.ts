import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { buildConnector } from 'undici';
import { registrableDomain } from '../domain/company-domain.ts';
import { isBlockedPort } from '../domain/blocked-port.ts';
import { isPublicAddress, parseAllowList } from '../domain/public-address.ts';
import { OutboundFailed } from '../ports/outbound.ts';
import {
  createDnsResolver,
  resolveBySystem,
  DnsUnanswered,
  type ResolvedAddress,
  type ResolveHostname,
} from './dns-resolver.ts';
import { createKeyedLimiter } from './keyed-limiter.ts';

export interface GuardOptions {
  /** CIDR ranges that are allowed in addition to public addresses. */
  readonly allow: readonly string[];
  /** Origins such as `http://127.0.0.1:9200` from the operator's settings, exempt from checks of address and port. */
  readonly trustedOrigins?: readonly string[];
  /** By default the system's name servers; for trusted origins the system's resolver. */
  readonly resolve?: ResolveHostname;
  /** The limit for one lookup, including its wait in the queue. 5 seconds by default. */
  readonly lookupTimeoutMs?: number;
  /** The limit per address; then the next address of the name is tried. */
  readonly connectTimeoutMs?: number;
}

export interface GuardedConnections {
  /** Opens sockets to checked addresses only. */
  readonly connect: buildConnector.connector;
  /** See `Outbound`. */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
}

/** Guards all connections to the network. Throws a RangeError for an invalid range in `allow`. */
export function guardConnections(options: GuardOptions): GuardedConnections {
  const checkedAddresses = addressCheck(options);
  return {
    connect: guardedConnector(options, checkedAddresses),
    async blockedUrlReason(url, orgId) {
      try {
        const context = { requestedBy: orgId, signal: AbortSignal.timeout(precheckTimeoutMs) };
        await checkedAddresses(parseTarget(url), context);
        return null;
      } catch (error) {
        if (!(error instanceof OutboundFailed)) throw error;
        if (inconclusiveCodes.has(error.code)) return null;
        return error.code === 'address_refused' ? `${error.message} ${blockedAddressRemedy}` : error.message;
      }
    },
  };
}

/** A slow resolver is no reason to reject a name; the call itself checks its addresses again. */
const precheckTimeoutMs = 2_000;
const inconclusiveCodes: ReadonlySet<string> = new Set(['name_not_resolved', 'name_unanswered']);

/**
 * Shown only when an address is registered. During calls, an outsider may have chosen the target, and the remedy would
 * not help.
 */
const blockedAddressRemedy =
  'Use a public address, or ask the operator to allow it with the setting OUTBOUND_ALLOW.';

interface LookupContext {
  /** The organisation that entered the address; absent for the connection itself, whose addresses may be links. */
  readonly requestedBy?: string;
  readonly signal: AbortSignal;
}

/** Returns all addresses of a target, each of them checked. */
type AddressCheck = (
  target: Pick<buildConnector.Options, 'protocol' | 'hostname' | 'port'>,
  context: LookupContext,
) => Promise<Addresses>;

function addressCheck(options: GuardOptions): AddressCheck {
  const allowed = parseAllowList(options.allow);
  const trusted = new Set((options.trustedOrigins ?? []).map((origin) => new URL(origin).origin));
  const resolveForTenants = limitLookups(options.resolve ?? createDnsResolver());
  // Only the system's resolver may know the operator's names. Outsiders cannot make them hang.
  const resolveForOperator: ResolveLimited = (name, { signal }) =>
    (options.resolve ?? resolveBySystem)(name, signal);
  return async (target, context) => {
    const isTrusted = trusted.has(originOf(target));
    if (!isTrusted && isBlockedPort(target.port)) {
      const message = `Port ${target.port} belongs to another protocol and is blocked.`;
      throw new OutboundFailed('port_refused', message);
    }
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const resolve = isTrusted ? resolveForOperator : resolveForTenants;
    const addresses: Addresses = isIP(hostname)
      ? [{ address: hostname }]
      : await resolveName(hostname, context, resolve);
    if (isTrusted) return addresses;
    const blocked = addresses.find(({ address }) => !isPublicAddress(address) && !allowed.includes(address));
    if (blocked === undefined) return addresses;
    // The message must not reveal addresses in the operator's network.
    throw new OutboundFailed('address_refused', `${hostname} does not lead to a public address.`);
  };
}

type ResolveLimited = (hostname: string, context: LookupContext) => ReturnType<ResolveHostname>;

const maxLookups = 1_024;
/** Concurrent lookups for one organisation. */
const maxLookupsPerOrganisation = 4;
/** Concurrent lookups under one domain, whose name servers may not answer. */
const maxLookupsPerDomain = 16;
/** The lower limit for a domain that recently failed to answer, so that hanging names take few slots. */
const maxLookupsPerUnansweredDomain = 2;
const unansweredMs = 60_000;

function limitLookups(resolve: ResolveHostname): ResolveLimited {
  const limiter = createKeyedLimiter(maxLookups);
  const unanswered = new LRUCache<string, true>({ max: 10_000, ttl: unansweredMs });
  return async (hostname, { requestedBy, signal }) => {
    const domain = registrableDomain(hostname) ?? hostname;
    const domainLimit = unanswered.has(domain) ? maxLookupsPerUnansweredDomain : maxLookupsPerDomain;
    const [key, concurrency] =
      requestedBy === undefined ? [domain, domainLimit] : [`org ${requestedBy}`, maxLookupsPerOrganisation];
    try {
      return await limiter.run(key, { concurrency, signal }, () => resolve(hostname, signal));
    } catch (error) {
      if (isUnanswered(error, signal)) unanswered.set(domain, true);
      throw error;
    }
  };
}

function isUnanswered(error: unknown, signal: AbortSignal): boolean {
  return error instanceof DnsUnanswered || signal.aborted;
}

function guardedConnector(options: GuardOptions, checkedAddresses: AddressCheck): buildConnector.connector {
  const { lookupTimeoutMs = 5_000 } = options;
  const dial = buildConnector({ allowH2: false, timeout: options.connectTimeoutMs ?? 5_000 });
  return (target, callback) => {
    checkedAddresses(target, { signal: AbortSignal.timeout(lookupTimeoutMs) }).then(
      (addresses) => dialUntilConnected(dial, target, addresses, callback),
      (error: Error) => callback(error, null),
    );
  };
}

type Addresses = readonly [ResolvedAddress, ...ResolvedAddress[]];

async function resolveName(
  hostname: string,
  context: LookupContext,
  resolve: ResolveLimited,
): Promise<Addresses> {
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = await resolve(hostname, context);
  } catch (cause) {
    if (isUnanswered(cause, context.signal)) {
      const message = `The name ${hostname} was not resolved in time.`;
      throw new OutboundFailed('name_unanswered', message, { cause });
    }
    throw new OutboundFailed('name_not_resolved', `The name ${hostname} could not be resolved.`, { cause });
  }
  const [first, ...others] = addresses;
  if (first !== undefined) return [first, ...others];
  throw new OutboundFailed('name_not_resolved', `The name ${hostname} has no address.`);
}

function originOf({ protocol, hostname, port }: Parameters<AddressCheck>[0]): string {
  const host = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
  return new URL(`${protocol}//${host}:${port || (protocol === 'https:' ? 443 : 80)}`).origin;
}

function dialUntilConnected(
  dial: buildConnector.connector,
  target: buildConnector.Options,
  [first, next, ...others]: Addresses,
  callback: buildConnector.Callback,
): void {
  // TLS still gets the name, so that certificates are checked against it and not against the address.
  const servername =
    target.servername || (isIP(first.address) && !isIP(target.hostname) ? target.hostname : undefined);
  const pinned = { ...target, hostname: first.address, port: String(first.port ?? target.port), servername };
  dial(pinned, (...outcome) => {
    const [error] = outcome;
    if (error !== null && next !== undefined) dialUntilConnected(dial, target, [next, ...others], callback);
    else callback(...outcome);
  });
}

/** Throws `OutboundFailed` for an address that must not be called. */
export function parseTarget(url: string | URL, base?: URL): URL {
  const target = URL.parse(String(url), base);
  if (target === null) throw new OutboundFailed('bad_url', `"${String(url)}" is not a URL.`);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new OutboundFailed('bad_scheme', `Only http and https are allowed, not "${target.protocol}".`);
  }
  if (target.username !== '' || target.password !== '') {
    throw new OutboundFailed('credentials_in_url', 'A URL must not carry a user name or a password.');
  }
  return target;
}

/** Turns any failure of a call into one class with a message for people. */
export function explainFailure(
  error: unknown,
  url: string,
  limits?: { timeout: AbortSignal; timeoutMs: number; callerSignal: AbortSignal | undefined },
): OutboundFailed {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundFailed) return cause;
  }
  if (limits?.callerSignal?.aborted)
    return new OutboundFailed('aborted', 'The call was aborted.', { cause: error });
  if (limits?.timeout.aborted) {
    return new OutboundFailed('timed_out', `No complete response within ${limits.timeoutMs} ms.`, {
      cause: error,
    });
  }
  const host = URL.parse(url)?.host ?? url;
  return new OutboundFailed('unreachable', `${host} did not answer: ${formatReason(error)}`, {
    cause: error,
  });
}

/** Node's message repeats the address, which the sentence already contains. */
function formatReason(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof Error)) return String(reason);
  if ('code' in reason && reason.code === 'ECONNREFUSED') return 'the connection was refused';
  return reason.message || String(reason);
}
