/** A notice to the team. Text from outside is quoted, so that it does not look like instructions to the reader. */
export interface FlowNotice {
  readonly flowName: string;
  readonly note: string | undefined;
  /** The person's names and addresses, in reading order. */
  readonly who: readonly (string | null | undefined)[];
  /** The inbound event, such as `contact_form from website`; null without one. */
  readonly what: string | null;
  /** The understood category; null without one. */
  readonly category: string | null;
  /** The web address of the lead. */
  readonly leadUrl: string;
  /** The person's text; empty without one. */
  readonly text: string;
}

const maxQuoteLength = 4_000;

/** The subject and text of the mail to the team. */
export function formatTeamMail(notice: FlowNotice): { subject: string; text: string } {
  const { flowName, note = '', what, category, leadUrl, text } = notice;
  const named = notice.who.map((part) => toOneLine(part ?? '')).filter((part) => part !== '');
  const who = named.join(', ') || 'a lead without a name';
  const parts = [
    note.trim(),
    [
      `Who: ${who}`,
      ...(what === null ? [] : [`What: ${toOneLine(what)}`]),
      ...(category === null ? [] : [`Category: ${toOneLine(category)}`]),
      `Lead: ${leadUrl}`,
    ].join('\n'),
    ...(text.trim() === '' ? [] : [`They wrote:\n${quote(text)}`]),
    `The flow “${flowName}” sent this notice. Nothing was sent to the person.`,
  ];
  return {
    subject: `${flowName}: ${who}`,
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}

/** Prevents text from outside from adding lines to the notice. */
function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ').trim();
}

function quote(text: string): string {
  const shown = text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength).toWellFormed()} …` : text;
  return shown
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
