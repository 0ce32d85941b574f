/** A plain text mail to members of the team; the caller checks that they are. */
export interface TeamMailMessage {
  readonly to: readonly string[];
  /** A single line. */
  readonly subject: string;
  readonly text: string;
  /**
   * Letters, digits, `_` and `-`, unchanged on a retry. It becomes part of the Message-ID, by which recipients
   * recognise duplicates.
   */
  readonly messageId: string;
}

export interface RefusedAddress {
  readonly address: string;
  /** A sentence for people. */
  readonly reason: string;
}

/** Delivers mail to the team. Mail to anyone else never reaches it. */
export interface TeamMailer {
  /**
   * Resolves once the mail is accepted, with the addresses that were rejected. Throws MailFailed if no recipient was
   * accepted, and the signal's reason on abort.
   */
  send(mailing: TeamMailMessage, signal?: AbortSignal): Promise<readonly RefusedAddress[]>;
}

/** A mail was not accepted. The message is a sentence for operators and contains no secret. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
