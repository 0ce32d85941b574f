import type { DraftSentence, Evidence, Message } from '../../generated/sdk/types.ts';
import type { DemoOrganisation } from './organisations.ts';
import { paint, wrap, type Terminal } from './terminal.ts';

const gutter = '  │ ';
const margin = '      ';

/** Prints a draft: each sentence with its sources, then the omitted sentences with the reasons. */
export function showDraft(terminal: Terminal, organisation: DemoOrganisation, draft: Message): void {
  terminal.line();
  const about = `${organisation.country} · ${organisation.field} · ${new URL(organisation.website).hostname}`;
  terminal.line(`${paint('bold', organisation.name)}  ${paint('dim', about)}`);
  for (const line of wrap(
    `Known about this organisation: “${[organisation.description, organisation.news ?? []].flat().join('. ')}”`,
    terminal.columns,
    '  ',
  ))
    terminal.line(paint('dim', line));
  for (const line of wrap(`Plan: ${draft.planReason ?? 'none'}`, terminal.columns, '  '))
    terminal.line(paint('dim', line));
  terminal.line();
  for (const sentence of draft.sentences) showSentence(terminal, sentence, sourcesOf(draft, sentence));
  showOmissions(terminal, draft);
}

function sourcesOf(draft: Message, { text }: DraftSentence): Evidence[] {
  return draft.evidence.filter(({ sentence }) => sentence === text);
}

function showSentence(
  terminal: Terminal,
  { text, role, form }: DraftSentence,
  sources: readonly Evidence[],
): void {
  for (const line of wrap(text, terminal.columns, gutter)) {
    const content = line.slice(gutter.length);
    terminal.line(`${paint('cyan', gutter)}${role === 'subject' ? paint('bold', content) : content}`);
  }
  if (form === 'locked') terminal.line(paint('yellow', `${margin}locked, word for word`));
  for (const { sourceKind, sourceId, quote } of sources) {
    const isFullSentence = quote === text;
    const quotation = isFullSentence ? ', word for word' : `: “${quote}”`;
    for (const line of wrap(`← ${sourceKind} ${sourceId}${quotation}`, terminal.columns, margin))
      terminal.line(paint('green', line));
  }
}

function showOmissions(terminal: Terminal, { omitted, warnings }: Message): void {
  if (omitted.length > 0) terminal.line(paint('dim', '  left out:'));
  for (const { text, reason } of omitted) {
    const omission = text === '' ? reason : `“${text}”: ${reason}`;
    for (const line of wrap(omission, terminal.columns, '    ')) terminal.line(paint('dim', line));
  }
  for (const warning of warnings)
    for (const line of wrap(`warning: ${warning}`, terminal.columns, '  ')) terminal.line(paint('dim', line));
}
