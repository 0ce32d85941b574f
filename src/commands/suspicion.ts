import type { Command } from 'commander';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

type Options = OutputOptions & { readonly arrival: string };

/** What people, and no program, decide of messages that may ask for silence. */
export function addSuspicionCommands(inbox: Command): void {
  inbox
    .command('suspected')
    .description('list what may ask not to be written to any more, the oldest first')
    .requiredOption('--project <id>', 'the workspace')
    .option('--limit <n>', 'how many at most', parseLimit, 50)
    .option('--json', 'answer one JSON object')
    .action(async (options: OutputOptions & { project: string; limit: number }) => {
      const { listSuspected } = await import('../people/suspicions.ts');
      const suspected = await withStore((store) => listSuspected(store, options.project, options.limit));
      printList(options, { suspected }, suspected, ({ arrivalId, at, from, text }) => [
        arrivalId,
        formatTime(at),
        from,
        text.slice(0, maxTextLength),
      ]);
    });
  addDecisionCommand(
    inbox,
    'clear',
    'say that it does not ask for silence: it is answered again as any other',
  ).action(async (options: Options) => {
    const { clearSuspicion } = await import('../people/suspicions.ts');
    const cleared = await withStore((store) => clearSuspicion(store, options.arrival));
    const { arrivalId, leadId, open } = cleared;
    const left = open === 0 ? '' : ` ${open} more of this person wait for you.`;
    print(options, cleared, [`${arrivalId} of ${leadId} asks for no silence.${left}`]);
  });
  addDecisionCommand(
    inbox,
    'confirm',
    'say that it asks for silence: nobody writes to this person any more',
  ).action(async (options: Options) => {
    const { confirmOptOut } = await import('../people/suspicions.ts');
    const confirmed = await withStore((store) => confirmOptOut(store, options.arrival));
    const { arrivalId, leadId, stranger } = confirmed;
    const who = stranger === null ? leadId : `${leadId} and ${stranger}`;
    print(options, confirmed, [`${arrivalId} asks for silence; ${who} will not be written to.`]);
  });
}

const maxTextLength = 100;

function addDecisionCommand(inbox: Command, name: string, what: string): Command {
  return inbox
    .command(name)
    .description(what)
    .requiredOption('--arrival <id>', 'the id of the message or the event')
    .option('--json', 'answer one JSON object');
}
