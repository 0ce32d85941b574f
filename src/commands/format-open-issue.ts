import { formatCount } from '../domain/format-count.ts';
import type { OpenIssue, OpenIssueKind } from '../store/queries/open-issues.ts';
import { formatTime } from './output.ts';

/** What somebody should look at, in a line, and below it the command that shows or mends it, where one does. */
export function formatOpenIssue(trouble: OpenIssue, orgId: string): string[] {
  const { since, reason } = trouble;
  const { what, command } = openIssueTexts[trouble.kind](trouble, orgId);
  const from = since === null ? '' : ` since ${formatTime(since)}`;
  return [
    `  ${what}${from}${reason === null ? '' : `: ${reason}`}`,
    ...(command === undefined ? [] : [`      npx outreach ${command}`]),
  ];
}

interface OpenIssueText {
  readonly what: string;
  readonly command?: string | undefined;
}

const openIssueTexts: Readonly<Record<OpenIssueKind, (trouble: OpenIssue, orgId: string) => OpenIssueText>> =
  {
    provider_away: ({ count }) => ({ what: `${formatCount(count, 'unit')} of work held up by a provider` }),
    webhook_disabled: ({ subject }, orgId) => ({
      what: `${subject} is sent no events`,
      command: `webhook enable --org ${orgId} --webhook ${subject}`,
    }),
    webhook_failing: ({ count, subject }, orgId) => ({
      what: `${formatCount(count, 'delivery', 'deliveries')} in a row to ${subject} failed`,
      command: `webhook deliveries --org ${orgId} --webhook ${subject} --state failed`,
    }),
    notice_unsent: ({ count }, orgId) => ({
      what: `${formatCount(count, 'mail')} to the team that did not go out`,
      command: `notice list --org ${orgId}`,
    }),
    flow_failed: ({ count, subject }) => ({
      what: `${formatCount(count, 'failed run')} of ${subject}`,
      command: `flow runs --flow ${subject}`,
    }),
    model_stood_in: ({ count }) => ({
      what: `${formatCount(count, 'draft')} that the model failed to write`,
    }),
    run_parked: ({ count, subject }, orgId) => ({
      what: `${formatCount(count, 'run')} in want of credits, or at the cap`,
      command: subject === null ? `org credits --org ${orgId} --add CREDITS` : `run show --run ${subject}`,
    }),
    run_waiting: ({ count, subject }) => ({
      what: `${formatCount(count, 'run')} to be decided by a person`,
      command: `run show --run ${subject} --drafts`,
    }),
    mail_waiting: ({ count, subject }) => ({
      what: `${formatCount(count, 'mail')} from nobody known`,
      command: `inbox waiting --project ${subject}`,
    }),
    silence_suspected: ({ count, subject }) => ({
      what: `${formatCount(count, 'message')} that may ask for silence`,
      command: `inbox suspected --project ${subject}`,
    }),
  };
