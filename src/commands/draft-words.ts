import { Help } from 'commander';
import type { ShownDraft } from '../people/show-run.ts';

/** Lines of a terminal that everybody has. */
const widthInColumns = 80;

/** A draft as a person reads it before approving: the text, the source of each claim, and what was left out. */
export function describeDraft(draft: ShownDraft): string[] {
  const { messageId, state, channel, language, subject, body } = draft;
  const about = [state, channel, language].filter((part) => part !== null).join(', ');
  return [
    ...wrap(`Draft ${messageId} (${about})`, 4),
    '',
    ...wrap(`Subject: ${subject}`, 4),
    '',
    ...wrap(body, 4),
    ...section('Sources', formatSources(draft)),
    ...section(
      'Left out',
      draft.omitted.flatMap(({ text, reason }) =>
        wrap(text === '' ? reason : `${quoted(text)} ${reason}`, 6, 8),
      ),
    ),
    ...section(
      'Warnings',
      draft.warnings.flatMap((warning) => wrap(warning, 6, 8)),
    ),
    ...section(
      'Files',
      draft.attachments.flatMap(({ path }) => wrap(path, 6, 8)),
    ),
  ];
}

/**
 * Breaks lines at blanks, so that they fit behind `indent` blanks, or `hanging` blanks from the second on. A word that
 * is longer, such as an address, stays whole.
 */
export function wrap(text: string, indent: number, hanging = indent): string[] {
  const lines = new Help().boxWrap(text.trim(), widthInColumns - hanging).split('\n');
  return lines.map((line, index) => `${' '.repeat(index === 0 ? indent : hanging)}${line}`.trimEnd());
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `    ${heading}`, ...lines];
}

/** Each sentence once, with all that it leans on below it. */
function formatSources({ evidence }: ShownDraft): string[] {
  const bySentence = Map.groupBy(evidence, ({ sentence }) => sentence);
  return [...bySentence].flatMap(([sentence, pieces]) => [
    ...wrap(oneLine(sentence), 6),
    ...pieces.flatMap((piece) => wrap(`${placeOf(piece)}: ${quoted(piece.quote)}`, 10)),
  ]);
}

function placeOf({ sourceKind, sourceId, url }: ShownDraft['evidence'][number]): string {
  if (sourceKind === 'context') return `context.${sourceId}`;
  return `${sourceKind} ${url ?? sourceId}`;
}

const quoted = (text: string): string => `“${oneLine(text)}”`;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
