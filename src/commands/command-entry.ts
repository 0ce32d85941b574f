import type { Command } from 'commander';

/** A command in the command table, before it is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly description: string;
  /** Loads the function that adds options, subcommands and the action. */
  readonly load: () => Promise<(command: Command) => void>;
}
