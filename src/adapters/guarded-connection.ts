import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildConnector } from 'undici';
import { isForeignPort } from '../domain/foreign-port.ts';
import { isPublicAddress, parseAllowList } from '../domain/public-address.ts';
import { OutboundRefused } from '../ports/outbound.ts';

/** Where a name leads. A resolver may name a port too; then that one is dialled instead of the URL's. */
export interface ResolvedAddress {
  readonly address: string;
  readonly port?: number;
}

export interface GuardOptions {
  /** CIDR ranges that may be reached besides public addresses. */
  readonly allow: readonly string[];
  /** Origins such as `http://127.0.0.1:9200` that the operator's settings name: addresses and ports are not checked. */
  readonly trustedOrigins?: readonly string[];
  /** Answers with every address of a name, or throws; the system's resolver by default. */
  readonly resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>;
  /** For one address; the next one of the same answer is tried then. */
  readonly connectTimeoutMs?: number;
}

export interface GuardedConnections {
  /** Opens sockets to checked addresses alone. */
  readonly connect: buildConnector.connector;
  /** As `Outbound.whyNever`. */
  whyNever(url: string): Promise<string | null>;
}

/** What stands between this process and the network. Throws a RangeError when `allow` holds what is no range. */
export function guardConnections(options: GuardOptions): GuardedConnections {
  const checkedAddresses = addressCheck(options);
  return {
    connect: guardedConnector(options, checkedAddresses),
    async whyNever(url) {
      const patience = new AbortController();
      try {
        const checked = checkedAddresses(parseTarget(url));
        await Promise.race([checked, sleep(lookupPatienceMs, null, { signal: patience.signal })]);
        return null;
      } catch (error) {
        if (error instanceof OutboundRefused)
          return error.code === 'name_not_resolved' ? null : error.message;
        throw error;
      } finally {
        patience.abort();
      }
    },
  };
}

/** A resolver that takes longer says nothing against a name; what it says later is looked at with the call. */
const lookupPatienceMs = 2_000;

/** Answers every address of a target's name, each of them checked. */
type AddressCheck = (
  target: Pick<buildConnector.Options, 'protocol' | 'hostname' | 'port'>,
) => Promise<Addresses>;

function addressCheck(options: GuardOptions): AddressCheck {
  const allowed = parseAllowList(options.allow);
  const trusted = new Set((options.trustedOrigins ?? []).map((origin) => new URL(origin).origin));
  const resolve = options.resolve ?? resolveBySystem;
  return async (target) => {
    const isTrusted = trusted.has(originOf(target));
    if (!isTrusted && isForeignPort(target.port)) {
      const message = `Port ${target.port} belongs to something else than HTTP and is not called.`;
      throw new OutboundRefused('port_refused', message);
    }
    const hostname = target.hostname.replace(/^\[|\]$/g, '');
    const addresses: Addresses = isIP(hostname)
      ? [{ address: hostname }]
      : await resolveName(hostname, resolve);
    if (isTrusted) return addresses;
    const bad = addresses.find(({ address }) => !isPublicAddress(address) && !allowed.includes(address));
    if (bad === undefined) return addresses;
    // What a name resolves to inside the operator's network is nobody's business outside it.
    throw new OutboundRefused('address_refused', `${hostname} does not lead to a public address.`);
  };
}

function guardedConnector(options: GuardOptions, checkedAddresses: AddressCheck): buildConnector.connector {
  const dial = buildConnector({ allowH2: false, timeout: options.connectTimeoutMs ?? 5_000 });
  return (target, callback) => {
    checkedAddresses(target).then(
      (addresses) => dialInTurn(dial, target, addresses, callback),
      (error: Error) => callback(error, null),
    );
  };
}

type Addresses = readonly [ResolvedAddress, ...ResolvedAddress[]];

async function resolveName(
  hostname: string,
  resolve: NonNullable<GuardOptions['resolve']>,
): Promise<Addresses> {
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = await resolve(hostname);
  } catch (cause) {
    throw new OutboundRefused('name_not_resolved', `The name ${hostname} could not be resolved.`, { cause });
  }
  const [first, ...others] = addresses;
  if (first !== undefined) return [first, ...others];
  throw new OutboundRefused('name_not_resolved', `The name ${hostname} has no address.`);
}

async function resolveBySystem(hostname: string): Promise<readonly ResolvedAddress[]> {
  return lookup(hostname, { all: true, order: 'ipv4first' });
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
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new OutboundRefused('unreachable', `${URL.parse(url)?.host ?? url} did not answer: ${reason}`, {
    cause: error,
  });
}
