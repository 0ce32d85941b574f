import { judgesOf, readSenderResult, type SentMail } from '../domain/authentication-results.ts';
import { nearest } from '../domain/nearest.ts';

export interface Distrust {
  readonly outcome: 'forged' | 'unvouched';
  readonly reason: string;
}

/**
 * Why a mail is not taken in by the word of the mail server that is trusted; null where it is, or none is trusted. It
 * ends well all the same: a mail server that were told of a failure would write to whose name was misused.
 */
export function whyNot(sent: SentMail, server: string | undefined): Distrust | null {
  const result = server === undefined ? null : readSenderResult(sent, server);
  if (result === null || result.verdict === 'pass') return null;
  const { address } = sent;
  const isForged = result.verdict === 'fail';
  const told = isForged
    ? `${server} says that this mail is not from ${address} (${result.because})`
    : `What ${server} says of ${address} as the sender of this mail is not clear: ${result.because}`;
  return { outcome: isForged ? 'forged' : 'unvouched', reason: `${told}, so it was not taken in.` };
}

/** Mails, one after the other, in which the trusted server has not judged the sender, for its name may be misspelt. */
export class Unjudged {
  #count = 0;
  readonly #server: string | undefined;
  readonly #judges = new Set<string>();

  constructor(server: string | undefined) {
    this.#server = server;
  }

  /** Notes the mail where a server is trusted and is none of those whose results the mail has. */
  note(sent: SentMail): void {
    if (this.#server === undefined) return;
    const { names, isAmong } = judgesOf(sent, this.#server);
    if (isAmong) return;
    this.#count += 1;
    for (const name of names) if (this.#judges.size < mostJudges) this.#judges.add(name);
  }

  /** What a person should know of those mails; null where there are none. */
  tell(): string | null {
    if (this.#count === 0) return null;
    const which = this.#count === 1 ? 'A mail was' : `${this.#count} mails were`;
    const told = `${which} taken in unchecked, for ${this.#server} wrote no Authentication-Results there.`;
    if (this.#judges.size === 0) return told;
    const near = nearest(this.#server!, this.#judges);
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    return (
      `${told} There are results of ${[...this.#judges].join(', ')}.${meant} ` +
      'Trust your own mail server alone, for a sender can write such a line too.'
    );
  }
}

const mostJudges = 10;
