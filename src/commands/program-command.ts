import { Command } from 'commander';

/** A command that tells an unknown flag before a missing one, as the one is most often the other misspelt. */
export class ProgramCommand extends Command {
  override createCommand(name?: string): Command {
    return new ProgramCommand(name);
  }

  override parseOptions(given: string[]): ReturnType<Command['parseOptions']> {
    const parsed = super.parseOptions(given);
    const { unknown } = parsed;
    // What is unknown ends the command, so nothing runs without what it needs; help says what that is.
    if (unknown.length > 0 && !unknown.includes('--help') && !unknown.includes('-h'))
      for (const option of this.options) option.makeOptionMandatory(false);
    return parsed;
  }
}
