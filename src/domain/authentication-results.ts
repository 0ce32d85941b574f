import { registrableDomain } from './company-domain.ts';

/** What a mail server found out about who sent a mail: `fail` says that it is not from whom it says. */
export interface SenderResult {
  readonly verdict: 'pass' | 'fail';
  /** The results that say so, in the server's words: `dmarc=fail`. */
  readonly because: string;
}

/**
 * Reads what one server says of the sender of a mail in `Authentication-Results` (RFC 8601). `headers` are all of the
 * mail by that name, the topmost first; a server that checks in several steps writes several, and takes away what
 * comes in under its own name. Null where it says nothing, or nothing certain: DMARC where it tells, else DKIM and SPF
 * of a domain that belongs together with the address.
 */
export function readSenderResult(
  headers: readonly string[],
  { server, address }: { readonly server: string; readonly address: string },
): SenderResult | null {
  const name = server.trim().toLowerCase().replace(/\.$/, '');
  const results = headers.map(readHeader).flatMap((header) => (header.by === name ? header.results : []));
  const dmarc = results.find(({ method }) => method === 'dmarc');
  if (dmarc && certain.test(dmarc.result)) return concluded(dmarc.result, [dmarc]);
  const told = results.filter(({ method }) => method === 'dkim' || method === 'spf');
  const isAligned = ({ of }: Result) => of !== null && of === registrableDomain(domainOf(address));
  const passing = told.filter((each) => each.result === 'pass' && isAligned(each));
  if (passing.length > 0) return concluded('pass', passing);
  const failing = told.filter((each) => each.result === 'fail' && isAligned(each));
  return failing.length > 0 ? concluded('fail', failing) : null;
}

const certain = /^(?:pass|fail)$/;

function concluded(verdict: string, because: readonly Result[]): SenderResult {
  const words = because.map(({ method, result }) => `${method}=${result}`);
  return { verdict: verdict as SenderResult['verdict'], because: [...new Set(words)].join(', ') };
}

interface Result {
  readonly method: string;
  readonly result: string;
  /** The registrable domain that it is about; null where it names none. */
  readonly of: string | null;
}

function readHeader(header: string): { readonly by: string; readonly results: readonly Result[] } {
  const [head = '', ...parts] = withoutComments(header.slice(0, longestHeader)).split(';');
  const [by = ''] = head.trim().split(/\s+/);
  return {
    by: by.toLowerCase().replace(/\.$/, ''),
    results: parts.slice(0, mostResults).flatMap(readResult),
  };
}

const longestHeader = 8_192;
const mostResults = 50;

function readResult(part: string): Result[] {
  const match = /^\s*([a-z0-9-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)/i.exec(part);
  if (!match) return [];
  const named = /\b(?:header\.d|header\.i|header\.from|smtp\.mailfrom|smtp\.helo)\s*=\s*"?([^\s"]+)/i.exec(
    part,
  );
  const of = named && registrableDomain(domainOf(named[1]!));
  return [{ method: match[1]!.toLowerCase(), result: match[2]!.toLowerCase(), of }];
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** Comments stand in brackets, also one in another; what a sender could write into them counts for nothing. */
function withoutComments(text: string): string {
  let [depth, told] = [0, ''];
  for (const [sign] of text.matchAll(/\\?[\s\S]/g)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) told += sign;
  }
  return told;
}
