import type { Role } from '../rights.ts';

/** A mail about an account. */
export interface AccountMail {
  readonly subject: string;
  readonly text: string;
}

export const invitationLifetimeMs = 7 * 24 * 60 * 60_000;
export const resetLifetimeMs = 30 * 60_000;

export function invitationMail(
  link: string,
  { orgName, role, inviter }: { orgName: string; role: Role; inviter: string },
): AccountMail {
  return {
    subject: `Invitation to ${orgName}`,
    text: `${inviter} invites you to ${orgName}, with the role ${role}. Accept the invitation here:

${link}

The link works once, within seven days. If you do not know why you got this mail, ignore it.`,
  };
}

export function resetMail(link: string): AccountMail {
  return {
    subject: 'Choose a new password',
    text: `Somebody asked for a new password for your account. If it was you, choose one here:

${link}

The link works once, within 30 minutes. If it was not you, ignore this mail: your password stays as it is.`,
  };
}

export function newAddressMail(link: string): AccountMail {
  return {
    subject: 'Confirm your new address',
    text: `Somebody asked to use this address for an account. If it was you, confirm the address here:

${link}

The link works once, within 30 minutes. If it was not you, ignore this mail.`,
  };
}

/** Goes to the present address, whose person may not know of the request. */
export function addressRequestMail(newAddress: string): AccountMail {
  return {
    subject: 'A new address was asked for',
    text: `Somebody who is signed in to your account asked to change its address to ${newAddress}. The address changes
once the link in the mail to ${newAddress} is used, within 30 minutes.

If it was not you, change your password at once. That ends the request.`,
  };
}

/** Goes to the former address, which no longer signs in. */
export function formerAddressMail(newAddress: string): AccountMail {
  return {
    subject: 'The address of your account was changed',
    text: `Your account now has the address ${newAddress}, and this address no longer signs in.

If it was not you, tell an owner of your organisation at once.`,
  };
}
