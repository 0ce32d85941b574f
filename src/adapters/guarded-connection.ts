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
  /** CIDR ranges that may be reached besides public addresses. */
  readonly allow: readonly string[];
  /** Origins such as `http://127.0.0.1:9200` that the operator's settings name: addresses and ports are not checked. */
  readonly trustedOrigins?: readonly string[];
  /** The name servers of the system by default, and for trusted origins its resolver. */
  readonly resolve?: ResolveHostname;
  /** For looking a name up before it is dialled, the wait for a turn included. 5 seconds by default. */
  readonly lookupTimeoutMs?: number;
  /** For one address; the next one of the same answer is tried then. */
  readonly connectTimeoutMs?: number;
}

export interface GuardedConnections {
  /** Opens sockets to checked addresses alone. */
  readonly connect: buildConnector.connector;
  /** As `Outbound.whyNever`. */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
}

/** What stands between this process and the network. Throws a RangeError when `allow` holds what is no range. */
export function guardConnections(options: GuardOptions): GuardedConnections {
  const checkedAddresses = addressCheck(options);
  return {
    connect: guardedConnector(options, checkedAddresses),
    async blockedUrlReason(url, orgId) {
      try {
        const asked = { by: orgId, signal: AbortSignal.timeout(precheckTimeoutMs) };
        await checkedAddresses(parseTarget(url), asked);
        return null;
      } catch (error) {
        if (!(error instanceof OutboundFailed)) throw error;
        if (inconclusiveCodes.has(error.code)) return null;
        return error.code === 'address_refused' ? `${error.message} ${blockedAddressRemedy}` : error.message;
      }
    },
  };
}

/** A resolver that takes longer says nothing against a name; what it says later is looked at with the call. */
const precheckTimeoutMs = 2_000;
const inconclusiveCodes: ReadonlySet<string> = new Set(['name_not_resolved', 'name_unanswered']);

/** Told to whoever registers an address alone: what is called later may be a stranger's, whom nobody lets in. */
const blockedAddressRemedy =
  'Use one that is public, or ask whoever hosts the service to allow it by the setting OUTBOUND_ALLOW.';

/** Who wants a name looked up: an organisation that names it, or nobody but the call that dials it. */
interface LookupContext {
  readonly requestedBy?: string;
  readonly signal: AbortSignal;
}

/** Answers every address of a target's name, each of them checked. */
type AddressCheck = (
  target: Pick<buildConnector.Options, 'protocol' | 'hostname' | 'port'>,
  asked: LookupContext,
) => Promise<Addresses>;

function addressCheck(options: GuardOptions): AddressCheck {
  const allowed = parseAllowList(options.allow);
  const trusted = new Set((options.trustedOrigins ?? []).map((origin) => new URL(origin).origin));
  const resolveForTenants = limitLookups(options.resolve ?? createDnsResolver());
  // What the operator named may be known to the system alone, and nobody else can make it hang.
  const resolveForOperator: ResolveLimited = (name, { signal }) =>
    (options.resolve ?? resolveBySystem)(name, signal);
  return async (target, asked) => {
    const isTrusted = trusted.has(originOf(target));
    if (!isTrusted && isBlockedPort(target.port)) {
      const message = `Port ${target.port} belongs to something else than HTTP and is not called.`;
      throw new OutboundFailed('port_refused', message);
    }
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const resolve = isTrusted ? resolveForOperator : resolveForTenants;
    const addresses: Addresses = isIP(hostname)
      ? [{ address: hostname }]
      : await resolveName(hostname, asked, resolve);
    if (isTrusted) return addresses;
    const bad = addresses.find(({ address }) => !isPublicAddress(address) && !allowed.includes(address));
    if (bad === undefined) return addresses;
    // What a name resolves to inside the operator's network is nobody's business outside it.
    throw new OutboundFailed('address_refused', `${hostname} does not lead to a public address.`);
  };
}

type ResolveLimited = (hostname: string, asked: LookupContext) => ReturnType<ResolveHostname>;

const maxLookups = 1_024;
/** Of those that one organisation causes by naming names. */
const maxLookupsPerOrganisation = 4;
/** Of those under one domain, for its name servers may answer none of them. */
const maxLookupsPerDomain = 16;
/** The same for a domain that was lately not answered for, so that names that hang take few of all places. */
const maxLookupsPerUnansweredDomain = 2;
const unansweredMs = 60_000;

function limitLookups(resolve: ResolveHostname): ResolveLimited {
  const turns = createKeyedLimiter(maxLookups);
  const unanswered = new LRUCache<string, true>({ max: 10_000, ttl: unansweredMs });
  return async (hostname, { requestedBy, signal }) => {
    const domain = registrableDomain(hostname) ?? hostname;
    const ofDomain = unanswered.has(domain) ? maxLookupsPerUnansweredDomain : maxLookupsPerDomain;
    const [name, atOnce] =
      requestedBy === undefined ? [domain, ofDomain] : [`org ${requestedBy}`, maxLookupsPerOrganisation];
    try {
      return await turns.run(name, { atOnce, signal }, () => resolve(hostname, signal));
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
  asked: LookupContext,
  resolve: ResolveLimited,
): Promise<Addresses> {
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = await resolve(hostname, asked);
  } catch (cause) {
    if (isUnanswered(cause, asked.signal)) {
      const message = `The name ${hostname} could not be looked up in time.`;
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
  // The name still goes into the TLS handshake, so certificates are checked against it and not against the address.
  const servername =
    target.servername || (isIP(first.address) && !isIP(target.hostname) ? target.hostname : undefined);
  const pinned = { ...target, hostname: first.address, port: String(first.port ?? target.port), servername };
  dial(pinned, (...outcome) => {
    const [error] = outcome;
    if (error !== null && next !== undefined) dialUntilConnected(dial, target, [next, ...others], callback);
    else callback(...outcome);
  });
}

/** Throws `OutboundFailed` for what is no address that may be called. */
export function parseTarget(url: string | URL, base?: URL): URL {
  const target = URL.parse(String(url), base);
  if (target === null) throw new OutboundFailed('bad_url', `"${String(url)}" is not a URL.`);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new OutboundFailed('bad_scheme', `Only http and https are spoken, not "${target.protocol}".`);
  }
  if (target.username !== '' || target.password !== '') {
    throw new OutboundFailed('credentials_in_url', 'A URL must not carry a user name or a password.');
  }
  return target;
}

/** What went wrong with a call, in one class and in words for people. */
export function explainFailure(
  error: unknown,
  url: string,
  limits?: { timeout: AbortSignal; timeoutMs: number; given: AbortSignal | undefined },
): OutboundFailed {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundFailed) return cause;
  }
  if (limits?.given?.aborted)
    return new OutboundFailed('aborted', 'The call was given up.', { cause: error });
  if (limits?.timeout.aborted) {
    return new OutboundFailed('timed_out', `No whole answer within ${limits.timeoutMs} ms.`, {
      cause: error,
    });
  }
  const host = URL.parse(url)?.host ?? url;
  return new OutboundFailed('unreachable', `${host} did not answer: ${formatReason(error)}`, {
    cause: error,
  });
}

/** Node's own words name the address once more, which the sentence before them has named. */
function formatReason(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof Error)) return String(reason);
  if ('code' in reason && reason.code === 'ECONNREFUSED') return 'nothing takes connections there';
  return reason.message || String(reason);
}
