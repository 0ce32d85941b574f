import { anyPhrase, findWords } from '../../languages/all-phrases.ts';

/** The maximum length of the header of a quote. Only so much of a line is read. */
const maxHead = 400;
const maxHeadLines = 4;

/** The lines with which mail programs announce an earlier mail, without the dashes around them. */
const forwardMarks = new RegExp(`^${anyPhrase(({ mail }) => mail.quoteHeads.forwardMarks)}$`, 'u');

/** Whether the line says that an earlier mail follows, such as `-----Original Message-----`. */
export function isForwardMark(line: string): boolean {
  const trimmed = line.trim();
  if (trimmed.length > 80 || !/^[-_*\s]*-{2}|:\*?$|-{2}\s*$/u.test(trimmed)) return false;
  const bare = trimmed.replace(/^[-_*\s]+/u, '').replace(/(?<![-_*:\s])[-_*:\s]+$/u, '');
  return forwardMarks.test(bare.toLowerCase()) || /^forwarded by .{1,60}$/iu.test(bare);
}

const fromLabels = anyPhrase(({ mail }) => mail.quoteHeads.senderLabels);
const otherLabels = anyPhrase(({ mail }) => mail.quoteHeads.otherLabels);
const header = new RegExp(`^[*_\\s]*(?:(${fromLabels})|(${otherLabels}))[*_]*\\s?:`, 'iu');
const maxBlockLines = 12;
const minHeaders = 3;

/** Whether a block of at least three headers begins at the line, the sender's among them, as Outlook quotes. */
export function isHeaderBlock(lines: readonly string[], at: number): boolean {
  // If the line before is a header too, the block began there, or there is none.
  const [before = '', first = ''] = [lines[at - 1], lines[at]];
  if (headerOf(first) === null || headerOf(before) !== null) return false;
  const found = new Set<string>();
  let hasSender = false;
  for (const line of lines.slice(at, at + maxBlockLines)) {
    const label = headerOf(line);
    if (label === null) {
      // A long list of recipients goes on in further lines; anything else ends the block.
      if (line.trim() !== '' && !/[@;]/u.test(line.slice(0, maxHead))) break;
      continue;
    }
    found.add(label.name);
    hasSender ||= label.isSender;
  }
  return hasSender && found.size >= minHeaders;
}

function headerOf(line: string): { readonly name: string; readonly isSender: boolean } | null {
  const match = header.exec(line.slice(0, 60));
  const name = (match?.[1] ?? match?.[2])?.toLowerCase();
  return name === undefined ? null : { name, isSender: match?.[1] !== undefined };
}

const verbs = anyPhrase(({ mail }) => mail.quoteHeads.verbs);
const verb = findWords(({ mail }) => mail.quoteHeads.verbs);
const date = /\d{1,2}\s?[./:-]\s?\d{1,2}|\b(?:19|20)\d\d\b|\b\d{1,2}\.?\s+\p{L}{3,}/u;
const address = /[^\s<>()@]{1,64}@[^\s<>()@]{1,190}/u;
const weekdays = anyPhrase(({ mail }) => mail.quoteHeads.weekdays);
const dateOpenings = anyPhrase(({ mail }) => mail.quoteHeads.dateOpenings);
const opening = new RegExp(String.raw`^[*_]?(?:${dateOpenings}\s|${weekdays}\p{L}*[.,]?\s|\d)`, 'iu');

/**
 * The end of an attribution that begins at the line, such as `On Monday, Anna <anna@…> wrote:`. Mail programs wrap
 * it over several lines. Null if none begins there.
 */
export function endOfAttribution(lines: readonly string[], at: number): number | null {
  const head = lines.slice(at, at + maxHeadLines).map((line) => line.trim());
  const [first = ''] = head;
  let joined = '';
  for (const [index, line] of head.entries()) {
    if (line === '' || joined.length + line.length > maxHead) return null;
    joined = `${joined} ${line}`.trim();
    if (!/:[*_]?$/u.test(line)) continue;
    return isAttribution(joined, opening.test(first)) ? at + index + 1 : null;
  }
  return null;
}

function isAttribution(text: string, opensAsOne: boolean): boolean {
  const mail = address.exec(text)?.[0];
  const rest = mail === undefined ? text : text.replace(mail, '');
  const isDated = date.test(rest);
  // Some programs write no verb: `2026-11-16 9:12 GMT+02:00 Anna <anna@…>:`.
  if (!verb.test(rest)) return isDated && /^\d/u.test(text) && mail !== undefined && /[>)]:$/u.test(text);
  const isShort = rest.split(/\s+/u).length <= 25;
  if (opensAsOne) return isShort && (isDated || mail !== undefined);
  // Without such an opening the writer may be telling something: `As Anna wrote on 12.11.:` is no attribution.
  return isShort && (mail !== undefined || (isDated && endsWithVerbOrTime(rest)));
}

/** `Anna Virtanen kirjoitti 16.11.2026 klo 9.12:` and `Anna Virtanen, 16.11.2026, wrote:`, and nothing after either. */
function endsWithVerbOrTime(text: string): boolean {
  const name = /^(?:\p{Lu}[\p{L}'’.-]*,?\s+){1,4}/u.exec(text)?.[0];
  if (name === undefined) return false;
  const after = text.slice(name.length).trim();
  return new RegExp(`^${verbs}(?![\\p{L}]).*\\d.*:$|^\\(?\\d.*${verbs}:$`, 'iu').test(after);
}
