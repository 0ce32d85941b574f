import { cleanText, maxCleanedLength } from './clean-text.ts';
import { registrableDomain } from './company-domain.ts';
import { isInstruction } from './drafting/instructions.ts';
import { readWebAddress } from './web-address.ts';

/** A name or title. Null if it is too long, contains mark-up or an address, or resembles an instruction to a model. */
export function cleanName(input: unknown, maxCharacters: number): string | null {
  const text = cleanText(input);
  if (text === null || text.length > maxCharacters || !/[\p{L}\p{N}]/u.test(text)) return null;
  return isMarkedUp(text) || webAddress.test(text) || isInstruction(String(input)) ? null : text;
}

/** A text of a few sentences, truncated. Null if it contains mark-up or resembles an instruction to a model. */
export function cleanProse(input: unknown, maxCharacters: number): string | null {
  const text = cleanText(input);
  if (text === null || isMarkedUp(text) || isInstruction(String(input).slice(0, maxCleanedLength)))
    return null;
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/(?<!\s)\s+\S*$/u, '')}…`;
}

/** An http(s) URL with a public host name; null for IP addresses and private names. */
export function cleanWebAddress(input: unknown): string | null {
  const text = cleanText(input);
  const address = text === null || text.length > 2_000 ? null : readWebAddress(text);
  const url = address === null ? null : URL.parse(address);
  if (url === null || registrableDomain(url.hostname) === null || privateSuffix.test(url.hostname))
    return null;
  return url.href;
}

/** A telephone number that can be dialled; null for any other input. */
export function cleanPhone(input: unknown): string | null {
  const text = cleanText(input);
  const digits = text?.replace(/\D/g, '').length ?? 0;
  return text !== null && digits >= 5 && digits <= 17 && /^\+?[\d\s()./-]{5,30}$/.test(text) ? text : null;
}

/** A plausible number of employees; null for any other input. */
export function cleanHeadcount(input: unknown): number | null {
  return typeof input === 'number' && Number.isInteger(input) && input > 0 && input <= 5_000_000
    ? input
    : null;
}

function isMarkedUp(text: string): boolean {
  return /<\s*[!/a-z]|&(#\w+|[a-z]{2,10});|\]\(|\{\{/iu.test(text);
}

const webAddress = /\bhttps?:|\bwww\./iu;
const privateSuffix = /(^|\.)(local|localhost|localdomain|internal|intranet|lan|home|corp|arpa|onion)\.?$/i;
