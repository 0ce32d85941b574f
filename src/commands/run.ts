import type { Command } from 'commander';
import { formatCount } from '../domain/format-count.ts';
import type { ReviewedPeople } from '../people/review-people.ts';
import type { ShownRow } from '../people/show-run.ts';
import { withStore } from './database.ts';
import { formatTime, print, type OutputOptions } from './output.ts';
import { parseCredits } from './option-parsers.ts';

interface Options extends OutputOptions {
  readonly run: string;
  readonly lead?: string[];
}

/** What people, and no program, decide about runs. */
export function defineRun(run: Command): void {
  run
    .command('show')
    .description('show where a run stands, with its companies and people')
    .requiredOption('--run <id>', 'the run')
    .option('--json', 'answer one JSON object')
    .action(async (options: Options) => {
      const { showRun } = await import('../people/show-run.ts');
      const shown = await withStore((store) => showRun(store, options.run));
      const { runId, name, status, creditCap, credits, estimatedCredits, shortage } = shown;
      print(options, shown, [
        `${name} (${runId}) is ${status}.`,
        `Spent ${credits.spent} credits, ${credits.reserved} set aside; to go on costs at most ${estimatedCredits}.`,
        ...(creditCap === null ? [] : [`It may cost ${creditCap} credits.`]),
        ...(shortage === null ? [] : [shortage]),
        ...shown.decisions.map(({ at, decision }) => `${formatTime(at)}  ${decision}`),
        ...shown.rows.flatMap(formatRow),
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

function formatRow({
  runLeadId,
  status,
  company,
  person,
  jobTitle,
  email,
  why,
  foundIn,
}: ShownRow): string[] {
  const who = [person, jobTitle, email].filter((part) => part !== null).join(', ');
  const place = foundIn === null ? '' : ` (found in ${foundIn})`;
  return [`${runLeadId}  ${status}  ${company}${who === '' ? '' : ` – ${who}`}`, `    ${why}${place}`];
}
