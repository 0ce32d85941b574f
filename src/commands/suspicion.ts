import type { Command } from 'commander';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';
import { parseLimit } from './option-parsers.ts';

type Options = OutputOptions & { readonly arrival: string };

/** Only people decide whether a message is an opt-out. */
export function addSuspicionCommands(inbox: Command): void {
  inbox
    .command('suspected')
    .description('list possible opt-outs, oldest first')
    .requiredOption('--project <id>', 'the workspace')
    .option('--limit <n>', 'maximum number of messages', parseLimit, 50)
    .option('--json', 'print one JSON object')
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
  addDecisionCommand(inbox, 'clear', 'mark a message as no opt-out; it is answered like any other').action(
    async (options: Options) => {
      const { clearSuspicion } = await import('../people/suspicions.ts');
      const cleared = await withStore((store) => clearSuspicion(store, options.arrival));
      const { arrivalId, leadId, open } = cleared;
      const reviewNote = open === 0 ? '' : ` ${open} more of this person need review.`;
      print(options, cleared, [`${arrivalId} of ${leadId} is not an opt-out.${reviewNote}`]);
    },
  );
  addDecisionCommand(inbox, 'confirm', 'confirm an opt-out and suppress the person').action(
    async (options: Options) => {
      const { confirmOptOut } = await import('../people/suspicions.ts');
      const confirmed = await withStore((store) => confirmOptOut(store, options.arrival));
      const { arrivalId, leadId, stranger } = confirmed;
      const who = stranger === null ? leadId : `${leadId} and ${stranger}`;
      print(options, confirmed, [`${arrivalId} is an opt-out; ${who} is suppressed.`]);
    },
  );
}

const maxTextLength = 100;

function addDecisionCommand(inbox: Command, name: string, what: string): Command {
  return inbox
    .command(name)
    .description(what)
    .requiredOption('--arrival <id>', 'id of the message or event')
    .option('--json', 'print one JSON object');
}
