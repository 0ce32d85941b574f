import { Command } from 'commander';
import { printableLines } from './printable.ts';

/**
 * A command that tells an unknown flag before a missing one, as the one is most often the other misspelt, gives whoever
 * asks for help nothing else, and repeats none of the control signs of what it was given.
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
    // What is unknown ends the command, so nothing runs without what it needs; help says what that is.
    if (parsed.unknown.length > 0 && !this.isHelpRequested)
      for (const option of this.options) option.makeOptionMandatory(false);
    return parsed;
  }

  /**
   * Whatever is wrong beside `--help`, the help says how it is right. All flags that lack are told at once, and where
   * the ids come from that they take.
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

/** Whether help is asked for among the words of a command; what follows `--` are no flags. */
export function isHelpRequested(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

const idSources: Readonly<Record<string, string>> = {
  '--org': 'npx outreach org list shows the ids of organisations.',
  '--project': 'npx outreach workspace list --org ORG shows the ids of workspaces.',
};
