import process from 'node:process';
import type { Command } from 'commander';
import { isHelpRequested } from './program-command.ts';

/**
 * `outreach call FN`: one operation over HTTP; the value goes to standard output, a refusal to standard error. What
 * stands behind the operation's name is read by a command of its own, whose flags are the operation's arguments.
 */
export function defineCall(command: Command): void {
  command
    .usage('[fn] [arguments]')
    .argument(
      '[fn]',
      'the operation, such as leads.list; `npx outreach call leads.list --help` shows its arguments',
    )
    .argument('[arguments...]', 'its arguments, such as --project-id ID --limit 5')
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
