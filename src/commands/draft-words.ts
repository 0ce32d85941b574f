import { Help } from 'commander';
import type { ShownDraft } from '../people/show-run.ts';

/** The width of the smallest usual terminal. */
const widthInColumns = 80;

/** Formats a draft for approval: the text, its plan, the source of each claim, omitted text, warnings and files. */
export function describeDraft(draft: ShownDraft): string[] {
  const { messageId, state, channel, language, subject, body } = draft;
  const about = [state, channel, language].filter((part) => part !== null).join(', ');
  return [
    ...wrap(`Draft ${messageId} (${about})`, 4),
    '',
    ...wrap(`Subject: ${subject}`, 4),
    '',
    ...wrap(body, 4),
    ...section('Plan', formatPlan(draft)),
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
 * Wraps a text at spaces to the width of the terminal. Indents the first line by `indent` spaces and further lines by
 * `hanging`. A longer word, such as an address, stays whole.
 */
export function wrap(text: string, indent: number, hanging = indent): string[] {
  const lines = new Help().boxWrap(text.trim(), widthInColumns - hanging).split('\n');
  return lines.map((line, index) => `${' '.repeat(index === 0 ? indent : hanging)}${line}`.trimEnd());
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `    ${heading}`, ...lines];
}

/** Why the draft is as it is, and which other news it could begin with. */
function formatPlan({ triggerId, playId, planReason, alternatives }: ShownDraft): string[] {
  if (planReason === null) return [];
  return [
    `      Trigger: ${triggerId ?? 'none'}`,
    `      Play: ${playId ?? 'none'}`,
    ...wrap(planReason, 6),
    ...alternatives.flatMap((other) =>
      wrap(`Or ${other.triggerId}: ${quoted(other.headline)} ${other.reason}`, 6, 8),
    ),
  ];
}

/** Lists each sentence once, with its sources below. */
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
