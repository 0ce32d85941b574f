import { authServersOf, readSenderResult, type SentMail } from '../domain/authentication-results.ts';
import { nearest } from '../domain/nearest.ts';

export interface SenderRejection {
  readonly outcome: 'forged' | 'unvouched';
  readonly reason: string;
}

/**
 * Why a mail is not taken in by the word of the mail server that is trusted; null where it is, or none is trusted. It
 * ends well all the same: a mail server that were told of a failure would write to whose name was misused.
 */
export function checkSender(sent: SentMail, server: string | undefined): SenderRejection | null {
  const result = server === undefined ? null : readSenderResult(sent, server);
  if (result === null || result.verdict === 'pass') return null;
  const { address } = sent;
  const isForged = result.verdict === 'fail';
  const text = isForged
    ? `${server} says that this mail is not from ${address} (${result.reason})`
    : `What ${server} says of ${address} as the sender of this mail is not clear: ${result.reason}`;
  return { outcome: isForged ? 'forged' : 'unvouched', reason: `${text}, so it was not taken in.` };
}

/**
 * What a person should know of a mail that has no result of the server that is trusted, whose name may be misspelt;
 * null where it has one, or no server is trusted.
 */
export function formatUncheckedWarning(sent: SentMail, server: string | undefined): string | null {
  if (server === undefined) return null;
  const { names, isAmong } = authServersOf(sent, server);
  if (isAmong) return null;
  const text = `The mail was taken in unchecked, for ${server} wrote no Authentication-Results there.`;
  if (names.length === 0) return text;
  const servers = names.slice(0, maxListedServers);
  const near = nearest(server, servers);
  const suggestion = near === undefined ? '' : ` Did you mean ${near}?`;
  return (
    `${text} There are results of ${servers.join(', ')}.${suggestion} ` +
    'Trust your own mail server alone, for a sender can write such a line too.'
  );
}

const maxListedServers = 10;
