/** `npm run drafts -- pairs`: measures the parts that make drafts. Each subcommand has its own file. */
import { Command } from 'commander';
import { mutateCommand } from './mutate-command.ts';
import { pairsCommand } from './pairs-command.ts';
import { triggersCommand } from './triggers.ts';

new Command('npm run drafts --')
  .description('Measures what drafts are made with. It judges nothing: the exit code is 0.')
  .addCommand(pairsCommand())
  .addCommand(triggersCommand())
  .addCommand(mutateCommand())
  .showHelpAfterError()
  .parse();
