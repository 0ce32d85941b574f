import { counted } from '../domain/counted.ts';
import type { Trouble, TroubleKind } from '../store/queries/troubles.ts';
import { dayAndTime } from './output.ts';

/** What somebody should look at, in a line, and below it the command that shows or mends it, where one does. */
export function tellTrouble(trouble: Trouble, orgId: string): string[] {
  const { since, reason } = trouble;
  const { what, command } = words[trouble.kind](trouble, orgId);
  const from = since === null ? '' : ` since ${dayAndTime(since)}`;
  return [
    `  ${what}${from}${reason === null ? '' : `: ${reason}`}`,
    ...(command === undefined ? [] : [`      npx outreach ${command}`]),
  ];
}

interface Told {
  readonly what: string;
  readonly command?: string | undefined;
}

const words: Readonly<Record<TroubleKind, (trouble: Trouble, orgId: string) => Told>> = {
  provider_away: ({ count }) => ({ what: `${counted(count, 'unit')} of work held up by a provider` }),
  webhook_disabled: ({ subject }, orgId) => ({
    what: `${subject} is sent no events`,
    command: `webhook enable --org ${orgId} --webhook ${subject}`,
  }),
  webhook_failing: ({ count, subject }, orgId) => ({
    what: `${counted(count, 'delivery', 'deliveries')} in a row to ${subject} failed`,
    command: `webhook deliveries --org ${orgId} --webhook ${subject} --state failed`,
  }),
  notice_unsent: ({ count }, orgId) => ({
    what: `${counted(count, 'mail')} to the team that did not go out`,
    command: `notice list --org ${orgId}`,
  }),
  flow_failed: ({ count, subject }) => ({
    what: `${counted(count, 'failed run')} of ${subject}`,
    command: `flow runs --flow ${subject}`,
  }),
  model_stood_in: ({ count }) => ({ what: `${counted(count, 'draft')} that the model failed to write` }),
  run_parked: ({ count, subject }, orgId) => ({
    what: `${counted(count, 'run')} in want of credits, or at the cap`,
    command: subject === null ? `org credits --org ${orgId} --add CREDITS` : `run show --run ${subject}`,
  }),
  run_waiting: ({ count, subject }) => ({
    what: `${counted(count, 'run')} to be decided by a person`,
    command: `run show --run ${subject}`,
  }),
  mail_waiting: ({ count, subject }) => ({
    what: `${counted(count, 'mail')} from nobody known`,
    command: `inbox waiting --project ${subject}`,
  }),
  silence_suspected: ({ count, subject }) => ({
    what: `${counted(count, 'message')} that may ask for silence`,
    command: `inbox suspected --project ${subject}`,
  }),
};
