import process from 'node:process';
import { Argument, type Command } from 'commander';
import { completionScript, shells, type Shell } from './completion-scripts.ts';

/** `outreach completion SHELL`: a script that the shell reads at its start. */
export function defineCompletion(command: Command): void {
  command
    .addArgument(new Argument('<shell>', 'the shell that the script is for').choices(shells))
    .action(async (shell: Shell) => {
      const { commands } = await import('./table.ts');
      const { gatherWords } = await import('./completing-words.ts');
      process.stdout.write(completionScript(shell, await gatherWords(commands)));
    });
}
