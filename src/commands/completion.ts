import process from 'node:process';
import { Argument, type Command } from 'commander';
import type { ListedCommand } from './listed-command.ts';
import { completionScript, shells, type Shell } from './completion-scripts.ts';

/** `outreach completion SHELL`: a script that the shell reads at its start. */
export function defineCompletion(commands: readonly ListedCommand[]): (command: Command) => void {
  return (command) =>
    command
      .addArgument(new Argument('<shell>', 'the shell that the script is for').choices(shells))
      .action(async (shell: Shell) => {
        const { gatherWords } = await import('./completing-words.ts');
        process.stdout.write(completionScript(shell, await gatherWords(commands)));
      });
}
