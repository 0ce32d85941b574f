import type { Command } from 'commander';

/** A command as the list of all commands has it, before it is loaded. */
export interface CommandEntry {
  readonly name: string;
  readonly description: string;
  /** Reads what the command is made of; it then gets its options, what stands below it and its work. */
  readonly load: () => Promise<(command: Command) => void>;
}
