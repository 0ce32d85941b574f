import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { buildConnector } from 'undici';
import { registrableDomain } from '../domain/company-domain.ts';
import { isForeignPort } from '../domain/foreign-port.ts';
import { isPublicAddress, parseAllowList } from '../domain/public-address.ts';
import { OutboundRefused } from '../ports/outbound.ts';
import {
  createNameLookup,
  lookupBySystem,
  NameUnanswered,
  type ResolvedAddress,
  type ResolveName,
} from './name-lookup.ts';
import { createTurns } from './turns.ts';

export interface GuardOptions {
  /** CIDR ranges that may be reached besides public addresses. */
  readonly allow: readonly string[];
  /** Origins such as `http://127.0.0.1:9200` that the operator's settings name: addresses and ports are not checked. */
  readonly trustedOrigins?: readonly string[];
  /** The name servers of the system by default, and for trusted origins its resolver. */
  readonly resolve?: ResolveName;
  /** For looking a name up before it is dialled, the wait for a turn included. 5 seconds by default. */
  readonly lookupTimeoutMs?: number;
  /** For one address; the next one of the same answer is tried then. */
  readonly connectTimeoutMs?: number;
}

export interface GuardedConnections {
  /** Opens sockets to checked addresses alone. */
  readonly connect: buildConnector.connector;
  /** As `Outbound.whyNever`. */
  whyNever(url: string, orgId: string): Promise<string | null>;
}

/** What stands between this process and the network. Throws a RangeError when `allow` holds what is no range. */
export function guardConnections(options: GuardOptions): GuardedConnections {
  const checkedAddresses = addressCheck(options);
  return {
    connect: guardedConnector(options, checkedAddresses),
    async whyNever(url, orgId) {
      try {
        const asked = { by: orgId, signal: AbortSignal.timeout(lookupPatienceMs) };
        await checkedAddresses(parseTarget(url), asked);
        return null;
      } catch (error) {
        if (!(error instanceof OutboundRefused)) throw error;
        if (saysNothing.has(error.code)) return null;
        return error.code === 'address_refused' ? `${error.message} ${remedyOfAddress}` : error.message;
      }
    },
  };
}

/** A resolver that takes longer says nothing against a name; what it says later is looked at with the call. */
const lookupPatienceMs = 2_000;
const saysNothing: ReadonlySet<string> = new Set(['name_not_resolved', 'name_unanswered']);

/** Told to whoever registers an address alone: what is called later may be a stranger's, whom nobody lets in. */
const remedyOfAddress =
  'Use one that is public, or ask whoever hosts the service to allow it by the setting OUTBOUND_ALLOW.';

/** Who wants a name looked up: an organisation that names it, or nobody but the call that dials it. */
interface Asked {
  readonly by?: string;
  readonly signal: AbortSignal;
}

/** Answers every address of a target's name, each of them checked. */
type AddressCheck = (
  target: Pick<buildConnector.Options, 'protocol' | 'hostname' | 'port'>,
  asked: Asked,
) => Promise<Addresses>;

function addressCheck(options: GuardOptions): AddressCheck {
  const allowed = parseAllowList(options.allow);
  const trusted = new Set((options.trustedOrigins ?? []).map((origin) => new URL(origin).origin));
  const resolveForStrangers = byTurns(options.resolve ?? createNameLookup());
  // What the operator named may be known to the system alone, and nobody else can make it hang.
  const resolveForOperator: ResolveAsked = (name, { signal }) =>
    (options.resolve ?? lookupBySystem)(name, signal);
  return async (target, asked) => {
    const isTrusted = trusted.has(originOf(target));
    if (!isTrusted && isForeignPort(target.port)) {
      const message = `Port ${target.port} belongs to something else than HTTP and is not called.`;
      throw new OutboundRefused('port_refused', message);
    }
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const resolve = isTrusted ? resolveForOperator : resolveForStrangers;
    const addresses: Addresses = isIP(hostname)
      ? [{ address: hostname }]
      : await resolveName(hostname, asked, resolve);
    if (isTrusted) return addresses;
    const bad = addresses.find(({ address }) => !isPublicAddress(address) && !allowed.includes(address));
    if (bad === undefined) return addresses;
    // What a name resolves to inside the operator's network is nobody's business outside it.
    throw new OutboundRefused('address_refused', `${hostname} does not lead to a public address.`);
  };
}

type ResolveAsked = (hostname: string, asked: Asked) => ReturnType<ResolveName>;

const lookupsAtOnce = 1_024;
/** Of those that one organisation causes by naming names. */
const ofOrganisationAtOnce = 4;
/** Of those under one domain, for its name servers may answer none of them. */
const ofDomainAtOnce = 16;
/** The same for a domain that was lately not answered for, so that names that hang take few of all places. */
const ofUnansweredAtOnce = 2;
const unansweredMs = 60_000;

function byTurns(resolve: ResolveName): ResolveAsked {
  const turns = createTurns(lookupsAtOnce);
  const unanswered = new LRUCache<string, true>({ max: 10_000, ttl: unansweredMs });
  return async (hostname, { by, signal }) => {
    const domain = registrableDomain(hostname) ?? hostname;
    const ofDomain = unanswered.has(domain) ? ofUnansweredAtOnce : ofDomainAtOnce;
    const [name, atOnce] = by === undefined ? [domain, ofDomain] : [`org ${by}`, ofOrganisationAtOnce];
    try {
      return await turns.take(name, { atOnce, signal }, () => resolve(hostname, signal));
    } catch (error) {
      if (isUnanswered(error, signal)) unanswered.set(domain, true);
      throw error;
    }
  };
}

function isUnanswered(error: unknown, signal: AbortSignal): boolean {
  return error instanceof NameUnanswered || signal.aborted;
}

function guardedConnector(options: GuardOptions, checkedAddresses: AddressCheck): buildConnector.connector {
  const { lookupTimeoutMs = 5_000 } = options;
  const dial = buildConnector({ allowH2: false, timeout: options.connectTimeoutMs ?? 5_000 });
  return (target, callback) => {
    checkedAddresses(target, { signal: AbortSignal.timeout(lookupTimeoutMs) }).then(
      (addresses) => dialInTurn(dial, target, addresses, callback),
      (error: Error) => callback(error, null),
    );
  };
}

type Addresses = readonly [ResolvedAddress, ...ResolvedAddress[]];

async function resolveName(hostname: string, asked: Asked, resolve: ResolveAsked): Promise<Addresses> {
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = await resolve(hostname, asked);
  } catch (cause) {
    if (isUnanswered(cause, asked.signal)) {
      const message = `The name ${hostname} could not be looked up in time.`;
      throw new OutboundRefused('name_unanswered', message, { cause });
    }
    throw new OutboundRefused('name_not_resolved', `The name ${hostname} could not be resolved.`, { cause });
  }
  const [first, ...others] = addresses;
  if (first !== undefined) return [first, ...others];
  throw new OutboundRefused('name_not_resolved', `The name ${hostname} has no address.`);
}

function originOf({ protocol, hostname, port }: Parameters<AddressCheck>[0]): string {
  const host = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
  return new URL(`${protocol}//${host}:${port || (protocol === 'https:' ? 443 : 80)}`).origin;
}

function dialInTurn(
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
    if (error !== null && next !== undefined) dialInTurn(dial, target, [next, ...others], callback);
    else callback(...outcome);
  });
}

/** Throws `OutboundRefused` for what is no address that may be called. */
export function parseTarget(url: string | URL, base?: URL): URL {
  const target = URL.parse(String(url), base);
  if (target === null) throw new OutboundRefused('bad_url', `"${String(url)}" is not a URL.`);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') {
    throw new OutboundRefused('bad_scheme', `Only http and https are spoken, not "${target.protocol}".`);
  }
  if (target.username !== '' || target.password !== '') {
    throw new OutboundRefused('credentials_in_url', 'A URL must not carry a user name or a password.');
  }
  return target;
}

/** What went wrong with a call, in one class and in words for people. */
export function explainFailure(
  error: unknown,
  url: string,
  ends?: { timeout: AbortSignal; timeoutMs: number; given: AbortSignal | undefined },
): OutboundRefused {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundRefused) return cause;
  }
  if (ends?.given?.aborted) return new OutboundRefused('aborted', 'The call was given up.', { cause: error });
  if (ends?.timeout.aborted) {
    return new OutboundRefused('timed_out', `No whole answer within ${ends.timeoutMs} ms.`, { cause: error });
  }
  const host = URL.parse(url)?.host ?? url;
  return new OutboundRefused('unreachable', `${host} did not answer: ${tellReason(error)}`, { cause: error });
}

/** Node's own words name the address once more, which the sentence before them has named. */
function tellReason(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof Error)) return String(reason);
  if ('code' in reason && reason.code === 'ECONNREFUSED') return 'nothing takes connections there';
  return reason.message || String(reason);
}
