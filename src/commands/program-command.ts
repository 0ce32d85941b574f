import { Command } from 'commander';
import { printableLines } from '../domain/printable.ts';

/**
 * Reports an unknown flag before a missing one, because an unknown flag is often the missing one, misspelt. `--help`
 * always shows only help. Control characters of the input are never repeated.
 */
export class ProgramCommand extends Command {
  isHelpRequested = false;

  constructor(name?: string) {
    super(name);
    this.configureOutput({ outputError: (text, write) => write(printableLines(text)) });
  }

  override createCommand(name?: string): Command {
    return new ProgramCommand(name);
  }

  override parseOptions(given: string[]): ReturnType<Command['parseOptions']> {
    this.isHelpRequested = isHelpRequested(given);
    const parsed = super.parseOptions(given);
    // The command fails because of the unknown words, so it must not report missing flags first. `error` shows help.
    if (parsed.unknown.length > 0 && !this.isHelpRequested)
      for (const option of this.options) option.makeOptionMandatory(false);
    return parsed;
  }

  /**
   * Shows the help instead of an error if the input contains `--help`. Otherwise reports all missing flags together,
   * and where to find the ids for them.
   */
  override error(message: string, options?: Parameters<Command['error']>[1]): never {
    if (this.isHelpRequested) return this.help();
    if (options?.code !== 'commander.missingMandatoryOptionValue') return super.error(message, options);
    const missing = this.options.filter(
      (option) => option.mandatory && this.getOptionValue(option.attributeName()) === undefined,
    );
    const sources = missing.flatMap(({ long }) => idSources[long ?? ''] ?? []);
    const text = `error: missing ${missing.map(({ flags }) => flags).join(', ')}`;
    return super.error([text, ...sources].join('\n'), options);
  }
}

/** True if the words contain a help flag. Words after `--` are not flags. */
export function isHelpRequested(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

const idSources: Readonly<Record<string, string>> = {
  '--org': 'npx outreach org list lists the ids of organisations.',
  '--project': 'npx outreach workspace list --org ORG lists the ids of workspaces.',
};
