import process from 'node:process';
import type { Command } from 'commander';
import { isHelpRequested } from './program-command.ts';

/**
 * `outreach call FN`: calls one operation over HTTP. Prints the value to standard output, an error to standard
 * error. A second command, with the operation's arguments as flags, parses what follows the name.
 */
export function defineCall(command: Command): void {
  command
    .usage('[fn] [arguments]')
    .argument(
      '[fn]',
      'operation, such as leads.list; `npx outreach call leads.list --help` shows its arguments',
    )
    .argument('[arguments...]', 'arguments, such as --project-id ID --limit 5')
    .passThroughOptions()
    .action(async (fn: string | undefined, given: string[]) => {
      if (fn === undefined || isHelpRequested(given)) {
        const { listOperations } = await import('./client/list-operations.ts');
        const list = listOperations(process.stdout.columns ?? 100, fn);
        process.stdout.write(list);
        if (fn === undefined || list !== '') return;
      }
      const { callOperation } = await import('./client/call-operation.ts');
      await callOperation(fn, given);
    });
}
