import { anyPhrase } from '../../../languages/all-phrases.ts';
import { normaliseEmail } from '../../../domain/company-domain.ts';
import { isPatternAddress } from '../../../domain/role-address.ts';

/** The addresses of a line, and the line without them. */
export interface ExtractedEmails {
  /** Normalised. Each address is on the page; none is constructed. */
  readonly emails: readonly string[];
  /** The line with a separator in place of each address. */
  readonly rest: string;
}

/** Extracts the e-mail addresses of a line, including obfuscated ones such as `name (at) example.com`. */
export function extractEmails(line: string): ExtractedEmails {
  const emails: string[] = [];
  const rest = deobfuscate(line).replace(address, (match) => {
    const email = normaliseEmail(match.replace(/^[.]+|(?<![.-])[.-]+$/gu, ''));
    if (email !== null && !isPatternAddress(email)) emails.push(email);
    return ' | ';
  });
  return { emails, rest };
}

const address = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const atSign = new RegExp(
  `\\s*[([{<]\\s*(?:@|${anyPhrase(({ contacts }) => contacts.at)})\\s*[)\\]}>]\\s*`,
  'giu',
);
const dotSign = new RegExp(
  `\\s*[([{]\\s*(?:\\.|${anyPhrase(({ contacts }) => contacts.dot)})\\s*[)\\]}]\\s*`,
  'giu',
);
const spelledOutAddress = new RegExp(
  String.raw`(?<=^|\s)([\p{L}\p{N}._-]+)\s+at\s+([\p{L}\p{N}-]+(?:\s+dot\s+[\p{L}\p{N}-]+)*)\s+dot\s+` +
    String.raw`([a-z]{2,})(?![\p{L}\p{N}])`,
  'giu',
);
const spacedAt = /(?<=[\p{L}\p{N}])\s+@\s*(?=[\p{L}\p{N}-]+\.[\p{L}])/gu;

function deobfuscate(line: string): string {
  return line
    .replace(atSign, '@')
    .replace(dotSign, '.')
    .replace(spelledOutAddress, (_, local: string, host: string, suffix: string) => {
      return `${local}@${host.replace(/\s+dot\s+/giu, '.')}.${suffix}`;
    })
    .replace(spacedAt, '@');
}
