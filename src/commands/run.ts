import type { Command } from 'commander';
import { formatCount } from '../domain/format-count.ts';
import type { ReviewedPeople } from '../application/runs/review-people.ts';
import type { ShownRow } from '../people/show-run.ts';
import { withStore } from './database.ts';
import { describeDraft, wrap } from './draft-words.ts';
import { formatTime, print, type OutputOptions } from './output.ts';
import { parseCredits } from './option-parsers.ts';

interface Options extends OutputOptions {
  readonly run: string;
  readonly lead?: string[];
  readonly drafts?: boolean;
}

/** The decisions about runs that only people may take. */
export function defineRun(run: Command): void {
  run
    .command('show')
    .description('show the state of a run with its companies and people')
    .requiredOption('--run <id>', 'the run')
    .option('--drafts', 'include the drafts: subject, body, plan, the source of each claim, and omitted text')
    .option('--json', 'print one JSON object')
    .action(async (options: Options) => {
      const { showRun } = await import('../people/show-run.ts');
      const { drafts: withDrafts = false } = options;
      const shown = await withStore((store) => showRun(store, options.run, { withDrafts }));
      const { runId, name, status, creditCap, credits, estimatedCredits, shortage } = shown;
      print(options, shown, [
        `${name} (${runId}) is ${status}.`,
        `Spent ${credits.spent} credits, ${credits.reserved} reserved; continuing costs at most ` +
          `${estimatedCredits}.`,
        ...(creditCap === null ? [] : [`The credit cap is ${creditCap}.`]),
        ...(shortage === null ? [] : [shortage]),
        ...shown.warnings.map(({ message }) => message),
        ...shown.decisions.map(({ at, decision }) => `${formatTime(at)}  ${decision}`),
        ...(withDrafts ? describeDrafts(shown.rows) : shown.rows.flatMap(formatRow)),
      ]);
    });
  run
    .command('cap')
    .description("set a run's credit cap; a run that waits for it continues")
    .requiredOption('--run <id>', 'the run')
    .requiredOption('--credits <credits>', 'total cap, including credits already spent', parseCredits)
    .option('--json', 'print one JSON object')
    .action(async (options: Options & { credits: number }) => {
      const { run: runId, credits } = options;
      const { capRun } = await import('../people/cap-run.ts');
      const { status, remark } = await withStore((store) => capRun(store, runId, credits));
      print(options, { runId, creditCap: credits, status, remark }, [
        `The run's cap is now ${formatCount(credits, 'credit')}.`,
        ...(remark === null ? [] : [remark]),
      ]);
    });
  addDecisionCommand(run, 'accept', 'accept the people a run proposes and draft their messages');
  addDecisionCommand(run, 'decline', 'decline the people a run proposes');
}

function addDecisionCommand(run: Command, name: 'accept' | 'decline', what: string): void {
  run
    .command(name)
    .description(`${what}: those with the ids, or all`)
    .requiredOption('--run <id>', 'the run')
    .option('--lead <ids...>', 'row ids of the run, from runs.leads or `npx outreach run show`')
    .option('--json', 'print one JSON object')
    .action(async (options: Options) => {
      const { run: runId, lead = [] } = options;
      const { acceptPeople, declinePeople } = await import('../people/review-people.ts');
      const review = name === 'accept' ? acceptPeople : declinePeople;
      const reviewed = await withStore((store) => review(store, runId, lead));
      print(options, reviewed, formatDecision(name, reviewed));
    });
}

function formatDecision(name: string, { decided, left, status }: ReviewedPeople): string[] {
  const who = formatCount(decided, 'person was', 'people were');
  return [
    `${who} ${name === 'accept' ? 'accepted' : 'declined'}; the run is now ${status}.`,
    ...left.map(({ runLeadId, reason }) => `${runLeadId} is left out: ${reason}`),
  ];
}

function formatRow(row: ShownRow): string[] {
  return [`${row.runLeadId}  ${row.status}  ${formatPerson(row)}`, `    ${formatReasons(row)}`];
}

/** Wraps lines to the width of a terminal, because people read drafts there. */
function describeDrafts(rows: readonly ShownRow[]): string[] {
  const hasDraft = rows.some(({ draft }) => draft);
  return [
    ...rows.flatMap((row) => [
      '',
      ...wrap(formatPerson(row), 0, 4),
      `    ${row.runLeadId}  ${row.status}`,
      ...(row.draft ? ['', ...describeDraft(row.draft)] : wrap(formatReasons(row), 4)),
    ]),
    '',
    ...(hasDraft ? decisions : ['The run has no drafts.']),
  ];
}

const decisions = [
  'With a key in OUTREACH_KEY, a person decides on each draft:',
  '  npx outreach call messages.approve --message-id MESSAGE_ID',
  '  npx outreach call drafts.update --lead-id RUN_LEAD_ID --body TEXT',
  '  npx outreach call drafts.remove --lead-id RUN_LEAD_ID',
];

function formatPerson({ company, person, jobTitle, email }: ShownRow): string {
  const who = [person, jobTitle, email].filter((part) => part !== null).join(', ');
  return `${company}${who === '' ? '' : ` – ${who}`}`;
}

function formatReasons({ why, foundIn }: ShownRow): string {
  return `${why}${foundIn === null ? '' : ` (found in ${foundIn})`}`;
}
