import process from 'node:process';
import { Argument, type Command } from 'commander';
import type { CommandEntry } from './command-entry.ts';
import { buildCompletionScript, shells, type Shell } from './completion-scripts.ts';

/** `outreach completion SHELL`: prints a script that the shell loads at startup. */
export function defineCompletion(commands: readonly CommandEntry[]): (command: Command) => void {
  return (command) =>
    command.addArgument(new Argument('<shell>', 'shell').choices(shells)).action(async (shell: Shell) => {
      const { collectWords } = await import('./completion-words.ts');
      process.stdout.write(buildCompletionScript(shell, await collectWords(commands)));
    });
}
