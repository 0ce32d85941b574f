/** What the team is told of a flow. Words from outside are quoted, and nothing in them is for the reader to follow. */
export interface FlowNotice {
  readonly flowName: string;
  readonly note: string | undefined;
  /** Whom it is about, in the order in which a person reads it. */
  readonly who: readonly (string | null | undefined)[];
  /** What arrived, such as `contact_form from website`; null where nothing did. */
  readonly what: string | null;
  /** What it was understood as; null where nothing was. */
  readonly category: string | null;
  /** Where a person sees the lead. */
  readonly address: string;
  /** What the person wrote; empty where nothing. */
  readonly text: string;
}

const maxQuoteLength = 4_000;

/** The subject and the text of the mail to the team. */
export function formatTeamMail(notice: FlowNotice): { subject: string; text: string } {
  const { flowName, note = '', what, category, address, text } = notice;
  const named = notice.who.map((part) => toOneLine(part ?? '')).filter((part) => part !== '');
  const who = named.join(', ') || 'a lead without a name';
  const parts = [
    note.trim(),
    [
      `Who: ${who}`,
      ...(what === null ? [] : [`What: ${toOneLine(what)}`]),
      ...(category === null ? [] : [`Understood as: ${toOneLine(category)}`]),
      `See: ${address}`,
    ].join('\n'),
    ...(text.trim() === '' ? [] : [`They wrote:\n${quote(text)}`]),
    `The flow “${flowName}” sent you this. Nothing was sent to the person.`,
  ];
  return {
    subject: `${flowName}: ${who}`,
    text: parts.filter((part) => part !== '').join('\n\n'),
  };
}

/** What others wrote cannot add lines of its own beside ours. */
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
