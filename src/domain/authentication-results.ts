import { registrableDomain } from './company-domain.ts';

/** What a mail server found out about who sent a mail. */
export interface SenderResult {
  /** `fail`: it is not from whom it says. `unclear`: nobody can tell for certain what the server says of the sender. */
  readonly verdict: 'pass' | 'fail' | 'unclear';
  /** The results that say so, in the server's words: `dmarc=fail`; of what is unclear, why, as part of a sentence. */
  readonly reason: string;
}

/** A mail as far as it matters who sent it. */
export interface SentMail {
  /** All headers `Authentication-Results` of the mail, the topmost first. */
  readonly authenticationResults: readonly string[];
  /** The address that it is from; of several, the one by which the mail is known. */
  readonly address: string;
  /** Whether `From` names one address alone. */
  readonly hasOneSender: boolean;
}

/**
 * Reads what one server says of the sender of a mail in `Authentication-Results` (RFC 8601). A server that checks in
 * several steps writes several, and takes away what comes in under its own name. A `dmarc=fail` wins over all else.
 * Null where it says nothing, or nothing certain: DMARC where it tells, else DKIM and SPF of a domain that belongs
 * together with the address.
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
    return unclear('its line ends within a bracket or a quote');
  if (!mail.hasOneSender) return unclear('the mail names several senders');
  const other = dmarc.flatMap(({ domains }) => domains.filter((each) => each !== owner))[0];
  if (other !== undefined) return unclear(`it judged another sender, ${other}`);
  const about = results.filter(({ method, domains }) => methods.has(method) && isAllOf(domains, owner));
  for (const candidates of [about.filter(({ method }) => method === 'dmarc'), about])
    for (const verdict of ['pass', 'fail'] as const) {
      const matching = candidates.filter(({ result }) => result === verdict);
      if (matching.length > 0) return withVerdict(verdict, matching);
    }
  return null;
}

/**
 * The servers whose results the mail has, the topmost first, each once, and whether one server is among them. What is
 * too long to be the name of a host is left out.
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

const isAllOf = (of: readonly string[], owner: string) => of.length > 0 && of.every((each) => each === owner);

function withVerdict(verdict: 'pass' | 'fail', results: readonly Result[]): SenderResult {
  const words = results.map(({ method, result }) => `${method}=${result}`);
  return { verdict, reason: [...new Set(words)].join(', ') };
}

function unclear(reason: string): SenderResult {
  return { verdict: 'unclear', reason };
}

interface Header {
  /** The server that wrote it. */
  readonly server: string;
  readonly results: readonly Result[];
  readonly isComplete: boolean;
}

interface Result {
  readonly method: string;
  readonly result: string;
  /** The owners of the domains that it is about: each registrable domain, or else the host. */
  readonly domains: readonly string[];
}

function readHeader(header: string): Header {
  const { text, isWhole: isComplete } = stripCommentsAndQuotes(header);
  const [head = '', ...parts] = text.replace(/\s+/g, ' ').split(';');
  const [by = ''] = head.trim().split(' ');
  return { server: hostName(by), results: parts.flatMap(readResult), isComplete };
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
 * What each method says something about; the name that a server gave itself in its greeting (`smtp.helo`) is nobody's.
 * Words that follow a value belong to it, for a server may tell an address with blanks without its quotes.
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
 * The text without its comments, which stand in brackets, also one in another, and with what is quoted as one word: a
 * sender chooses what a server writes into both, so nothing in them is a sign. A bracket or quote that stays open, or
 * closes what is not open, ends the text. Within a comment a quote must close as well, since servers tell an address
 * there as it is, with brackets in its quotes that close the comment early.
 */
function stripCommentsAndQuotes(header: string): { readonly text: string; readonly isWhole: boolean } {
  let [depth, isQuoted, isEscaped, text] = [0, false, false, ''];
  for (const sign of header) {
    const isComment = depth > 0;
    if (isEscaped) isEscaped = false;
    else if (sign === '\\' && (isComment || isQuoted)) isEscaped = true;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === '(' && (isComment || !isQuoted)) depth += 1;
    else if (sign === ')' && (isComment || !isQuoted)) depth -= 1;
    else if (!isComment) text += isQuoted && /[\s;=()]/.test(sign) ? '_' : sign;
    if (depth < 0 || (depth === 0 && isComment && isQuoted)) return { text, isWhole: false };
    if (depth === 0 && isComment) text += ' ';
  }
  return { text, isWhole: depth === 0 && !isQuoted };
}
