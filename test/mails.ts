import { receiveMail } from '../src/people/receive-mail.ts';
import { readMail } from '../src/adapters/mail/read-mail.ts';
import type { House } from './house.ts';

/** A mail as a mail server hands it over. Given headers take the place of the usual ones; null leaves one out. */
export function writeMail(headers: Readonly<Record<string, string | null>> = {}, body = 'Thanks!'): Buffer {
  const all: Record<string, string | null> = {
    From: 'Anna <anna@koivu.example>',
    To: 'me@tavlo.example',
    Subject: 'Re: Shifts',
    Date: 'Fri, 20 Nov 2026 08:00:00 +0000',
    'Message-ID': '<one@koivu.example>',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}\r\n`);
}

/** Reads the mail and takes it into the workspace, as the program does. */
export async function receive(house: House, projectId: string, bytes: Buffer) {
  const reading = await readMail(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return receiveMail(house.service.store, projectId, reading.mail);
}
