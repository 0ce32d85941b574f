import { formatCount } from '../domain/format-count.ts';
import type { OpenIssue, OpenIssueKind } from '../store/queries/open-issues.ts';
import { formatTime } from './output.ts';

/** Formats an issue on one line, followed by the command that shows or fixes it, if there is one. */
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
    provider_away: ({ count }) => ({ what: `${formatCount(count, 'unit')} of work delayed by a provider` }),
    webhook_disabled: ({ subject }, orgId) => ({
      what: `${subject} receives no events`,
      command: `webhook enable --org ${orgId} --webhook ${subject}`,
    }),
    webhook_failing: ({ count, subject }, orgId) => ({
      what: `${formatCount(count, 'consecutive delivery', 'consecutive deliveries')} to ${subject} failed`,
      command: `webhook deliveries --org ${orgId} --webhook ${subject} --state failed`,
    }),
    notice_unsent: ({ count }, orgId) => ({
      what: `${formatCount(count, 'mail')} to the team not delivered`,
      command: `notice list --org ${orgId}`,
    }),
    flow_failed: ({ count, subject }) => ({
      what: `${formatCount(count, 'failed run')} of ${subject}`,
      command: `flow runs --flow ${subject}`,
    }),
    model_stood_in: ({ count }) => ({
      what: `${formatCount(count, 'draft')} the model failed to write`,
    }),
    run_parked: ({ count, subject }, orgId) => ({
      what: `${formatCount(count, 'run')} waiting for credits or a higher cap`,
      command: subject === null ? `org credits --org ${orgId} --add CREDITS` : `run show --run ${subject}`,
    }),
    run_waiting: ({ count, subject }) => ({
      what: `${formatCount(count, 'run')} waiting for a person's decision`,
      command: `run show --run ${subject} --drafts`,
    }),
    mail_waiting: ({ count, subject }) => ({
      what: `${formatCount(count, 'mail')} from unknown senders`,
      command: `inbox waiting --project ${subject}`,
    }),
    silence_suspected: ({ count, subject }) => ({
      what: `${formatCount(count, 'possible opt-out')} to review`,
      command: `inbox suspected --project ${subject}`,
    }),
  };
