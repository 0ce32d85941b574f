import { registrableDomain } from './company-domain.ts';

/** The verdict of a mail server about the sender of a mail. */
export interface SenderResult {
  /** `fail`: the sender is forged. `unclear`: the results of the server allow no certain verdict. */
  readonly verdict: 'pass' | 'fail' | 'unclear';
  /**
   * The results that decided, in the server's words, such as `dmarc=fail`. For `unclear`, a clause that gives the
   * reason.
   */
  readonly reason: string;
}

/** The parts of a mail that identify its sender. */
export interface SentMail {
  /** All `Authentication-Results` headers of the mail, the topmost first. */
  readonly authenticationResults: readonly string[];
  /** The sender's address; the main one if `From` names several. */
  readonly address: string;
  /** Whether `From` names a single address. */
  readonly hasOneSender: boolean;
}

/**
 * Reads one server's verdict about the sender from `Authentication-Results` (RFC 8601). DMARC decides. Without DMARC,
 * DKIM and SPF decide for a domain with the same owner as the address. A server with several checks writes several
 * headers, and it removes forged ones that bear its name. So all its headers count, and any `dmarc=fail` wins. Null
 * if the server gives no certain result.
 */
export function readSenderResult(mail: SentMail, server: string): SenderResult | null {
  const name = hostName(server.trim());
  const headers = mail.authenticationResults.map(readHeader).filter(({ server }) => server === name);
  const results = headers.flatMap((header) => header.results);
  const owner = ownerOf(mail.address);
  const dmarc = results.filter(({ method, result }) => method === 'dmarc' && definiteResult.test(result));
  const failed = dmarc.filter(
    ({ result, domains }) => result === 'fail' && (domains.length === 0 || domains.includes(owner)),
  );
  if (failed.length > 0) return withVerdict('fail', failed);
  if (headers.some(({ isComplete }) => !isComplete))
    return unclear('its header has an unbalanced bracket or quote');
  if (!mail.hasOneSender) return unclear('the mail names several senders');
  const other = dmarc.flatMap(({ domains }) => domains.filter((domain) => domain !== owner))[0];
  if (other !== undefined) return unclear(`it checked another sender, ${other}`);
  const relevant = results.filter(({ method, domains }) => methods.has(method) && areAllOf(domains, owner));
  for (const candidates of [relevant.filter(({ method }) => method === 'dmarc'), relevant])
    for (const verdict of ['pass', 'fail'] as const) {
      const matching = candidates.filter(({ result }) => result === verdict);
      if (matching.length > 0) return withVerdict(verdict, matching);
    }
  return null;
}

/**
 * The servers that wrote results, the topmost first and without duplicates, and whether one of them is `server`.
 * Names too long for a host are skipped.
 */
export function authServersOf(
  { authenticationResults }: SentMail,
  server: string,
): { readonly names: readonly string[]; readonly isAmong: boolean } {
  const names = [...new Set(authenticationResults.map((header) => readHeader(header).server))];
  return {
    names: names.filter((name) => /^.{1,253}$/.test(name)),
    isAmong: names.includes(hostName(server.trim())),
  };
}

const definiteResult = /^(?:pass|fail)$/;
const methods = new Set(['dmarc', 'dkim', 'spf']);

const areAllOf = (domains: readonly string[], owner: string) =>
  domains.length > 0 && domains.every((domain) => domain === owner);

function withVerdict(verdict: 'pass' | 'fail', results: readonly Result[]): SenderResult {
  const words = results.map(({ method, result }) => `${method}=${result}`);
  return { verdict, reason: [...new Set(words)].join(', ') };
}

function unclear(reason: string): SenderResult {
  return { verdict: 'unclear', reason };
}

interface Header {
  /** The server that wrote these results. */
  readonly server: string;
  readonly results: readonly Result[];
  readonly isComplete: boolean;
}

interface Result {
  readonly method: string;
  readonly result: string;
  /** The registrable domain of each host in the result, or the host if it has none. */
  readonly domains: readonly string[];
}

function readHeader(header: string): Header {
  const { text, isComplete } = stripCommentsAndQuotes(header);
  const [head = '', ...parts] = text.replace(/\s+/g, ' ').split(';');
  const [server = ''] = head.trim().split(' ');
  return { server: hostName(server), results: parts.flatMap(readResult), isComplete };
}

function readResult(part: string): Result[] {
  const [match, ...groups] = /^ ?([a-z0-9-]+)(?: ?\/ ?\d+)? ?= ?([a-z]+)/i.exec(part) ?? [];
  if (match === undefined) return [];
  const [method = '', result = ''] = groups.map((group) => group.toLowerCase());
  const property = properties.get(method);
  const named = property ? [...part.matchAll(property)] : [];
  return [{ method, result, domains: named.map(([, value = '']) => ownerOf(value)) }];
}

/**
 * The property that names the domain checked by each method. `smtp.helo` does not count, because a sending server
 * chooses it freely. The words after a value belong to it, because some servers do not quote addresses with spaces.
 */
const properties: ReadonlyMap<string, RegExp> = new Map([
  ['dmarc', / header\.from ?= ?([^ ]+(?: [^ =]+(?![^ ]))*)/gi],
  ['dkim', / header\.[di] ?= ?([^ ]+(?: [^ =]+(?![^ ]))*)/gi],
  ['spf', / smtp\.mailfrom ?= ?([^ ]+(?: [^ =]+(?![^ ]))*)/gi],
]);

function ownerOf(address: string): string {
  const domain = hostName(address.slice(address.lastIndexOf('@') + 1));
  return registrableDomain(domain) ?? domain;
}

const hostName = (text: string) => text.toLowerCase().replace(/\.$/, '');

/**
 * Removes comments, which are nested brackets, and turns each quoted string into one word. Senders control the text
 * in both, so nothing inside may look like a result. An unbalanced bracket or quote ends the text. Quotes inside a
 * comment must be balanced too: some servers copy addresses into comments unchanged, and a quoted bracket in such an
 * address would end the comment early.
 */
function stripCommentsAndQuotes(header: string): { readonly text: string; readonly isComplete: boolean } {
  let [depth, isQuoted, isEscaped, text] = [0, false, false, ''];
  for (const character of header) {
    const isComment = depth > 0;
    if (isEscaped) isEscaped = false;
    else if (character === '\\' && (isComment || isQuoted)) isEscaped = true;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === '(' && (isComment || !isQuoted)) depth += 1;
    else if (character === ')' && (isComment || !isQuoted)) depth -= 1;
    else if (!isComment) text += isQuoted && /[\s;=()]/.test(character) ? '_' : character;
    if (depth < 0 || (depth === 0 && isComment && isQuoted)) return { text, isComplete: false };
    if (depth === 0 && isComment) text += ' ';
  }
  return { text, isComplete: depth === 0 && !isQuoted };
}
