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

/** What people, and no program, decide about runs. */
export function defineRun(run: Command): void {
  run
    .command('show')
    .description('show where a run stands, with its companies and people')
    .requiredOption('--run <id>', 'the run')
    .option('--drafts', 'with its drafts: subject, body, the source of each claim, and what was left out')
    .option('--json', 'answer one JSON object')
    .action(async (options: Options) => {
      const { showRun } = await import('../people/show-run.ts');
      const { drafts: withDrafts = false } = options;
      const shown = await withStore((store) => showRun(store, options.run, { withDrafts }));
      const { runId, name, status, creditCap, credits, estimatedCredits, shortage } = shown;
      print(options, shown, [
        `${name} (${runId}) is ${status}.`,
        `Spent ${credits.spent} credits, ${credits.reserved} set aside; to go on costs at most ${estimatedCredits}.`,
        ...(creditCap === null ? [] : [`It may cost ${creditCap} credits.`]),
        ...(shortage === null ? [] : [shortage]),
        ...shown.decisions.map(({ at, decision }) => `${formatTime(at)}  ${decision}`),
        ...(withDrafts ? describeDrafts(shown.rows) : shown.rows.flatMap(formatRow)),
      ]);
    });
  run
    .command('cap')
    .description('set the most credits that a run may cost; a run that waits for it goes on')
    .requiredOption('--run <id>', 'the run')
    .requiredOption('--credits <credits>', 'how many in all, those that it has cost included', parseCredits)
    .option('--json', 'answer one JSON object')
    .action(async (options: Options & { credits: number }) => {
      const { run: runId, credits } = options;
      const { capRun } = await import('../people/cap-run.ts');
      const { status, remark } = await withStore((store) => capRun(store, runId, credits));
      print(options, { runId, creditCap: credits, status, remark }, [
        `The run may cost ${formatCount(credits, 'credit')}.`,
        ...(remark === null ? [] : [remark]),
      ]);
    });
  addDecisionCommand(run, 'accept', 'write to the people whom a run proposes');
  addDecisionCommand(run, 'decline', 'write to none of the people whom a run proposes');
}

function addDecisionCommand(run: Command, name: 'accept' | 'decline', what: string): void {
  run
    .command(name)
    .description(`${what}: to those of the ids, or to all`)
    .requiredOption('--run <id>', 'the run')
    .option('--lead <ids...>', 'ids of rows of the run, as runs.leads and `npx outreach run show` give them')
    .option('--json', 'answer one JSON object')
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
    `${who} ${name === 'accept' ? 'accepted' : 'declined'}; the run is ${status} now.`,
    ...left.map(({ runLeadId, reason }) => `${runLeadId} is not written to: ${reason}`),
  ];
}

function formatRow(row: ShownRow): string[] {
  return [`${row.runLeadId}  ${row.status}  ${whoIn(row)}`, `    ${reasonsIn(row)}`];
}

/** Within the width of a terminal, because a draft is read there as a text. */
function describeDrafts(rows: readonly ShownRow[]): string[] {
  const hasDraft = rows.some(({ draft }) => draft);
  return [
    ...rows.flatMap((row) => [
      '',
      ...wrap(whoIn(row), 0, 4),
      `    ${row.runLeadId}  ${row.status}`,
      ...(row.draft ? ['', ...describeDraft(row.draft)] : wrap(reasonsIn(row), 4)),
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

function whoIn({ company, person, jobTitle, email }: ShownRow): string {
  const who = [person, jobTitle, email].filter((part) => part !== null).join(', ');
  return `${company}${who === '' ? '' : ` – ${who}`}`;
}

function reasonsIn({ why, foundIn }: ShownRow): string {
  return `${why}${foundIn === null ? '' : ` (found in ${foundIn})`}`;
}
