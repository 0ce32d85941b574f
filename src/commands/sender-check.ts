import { authServersOf, readSenderResult, type SentMail } from '../domain/authentication-results.ts';
import { nearest } from '../domain/nearest.ts';

export interface SenderRejection {
  readonly outcome: 'forged' | 'unvouched';
  readonly reason: string;
}

/**
 * Checks a mail by the results of the trusted mail server. Returns the reason for a rejection, or null. A rejection
 * is not an error: the mail server would otherwise send a bounce to the forged sender.
 */
export function checkSender(sent: SentMail, server: string | undefined): SenderRejection | null {
  const result = server === undefined ? null : readSenderResult(sent, server);
  if (result === null || result.verdict === 'pass') return null;
  const { address } = sent;
  const isForged = result.verdict === 'fail';
  const text = isForged
    ? `${server} reports that this mail is not from ${address} (${result.reason})`
    : `${server} reports no clear result for the sender ${address}: ${result.reason}`;
  return { outcome: isForged ? 'forged' : 'unvouched', reason: `${text}, so it was rejected.` };
}

/**
 * The warning for a mail without results of the trusted server, whose name may be misspelt. Null if there are
 * results or no server is trusted.
 */
export function formatUncheckedWarning(sent: SentMail, server: string | undefined): string | null {
  if (server === undefined) return null;
  const { names, isAmong } = authServersOf(sent, server);
  if (isAmong) return null;
  const text = `The mail was received unchecked, because it has no Authentication-Results of ${server}.`;
  if (names.length === 0) return text;
  const servers = names.slice(0, maxListedServers);
  const near = nearest(server, servers);
  const suggestion = near === undefined ? '' : ` Did you mean ${near}?`;
  return (
    `${text} It has results of ${servers.join(', ')}.${suggestion} Trust only your own mail server, ` +
    'because a sender can forge such a header.'
  );
}

const maxListedServers = 10;
