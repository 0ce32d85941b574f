/** A plain mail to people of the team; whoever sends it has made sure that they are. */
export interface TeamMailMessage {
  readonly to: readonly string[];
  /** One line. */
  readonly subject: string;
  readonly text: string;
  /**
   * Letters, digits, `_` and `-`, the same for a mail that is sent again: it stands in the mail's Message-ID, by which
   * those who get it twice know it.
   */
  readonly messageId: string;
}

export interface RefusedAddress {
  readonly address: string;
  /** A sentence for people. */
  readonly reason: string;
}

/** Brings mail to people of the team. Nothing that may reach anybody else is ever handed to it. */
export interface TeamMailer {
  /**
   * Resolves once the mail is taken for good, and answers the addresses that were refused while others were taken.
   * Throws MailFailed where it was taken for nobody, and the signal's reason where the caller gives up.
   */
  send(mailing: TeamMailMessage, signal?: AbortSignal): Promise<readonly RefusedAddress[]>;
}

/** A mail was not taken. The message is a sentence for the people who operate the service, and holds no secret. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
