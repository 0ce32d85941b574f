import { Option, type Command } from 'commander';
import { parseProcesses } from './option-parsers.ts';
import type { ServeOptions } from './run-service.ts';

export function defineServe(command: Command): void {
  command
    .addOption(
      new Option('--role <role>', 'api answers calls, worker works on runs, all does both')
        .choices(['api', 'worker', 'all'])
        .default('all'),
    )
    .option('--processes <n>', 'how many processes of the role', parseProcesses, 1)
    .option('--json', 'say where it is, and what a first start made, as one JSON object')
    .action(async (options: ServeOptions) => {
      // The service is large, and the other commands should not wait for it to be loaded.
      const { serve } = await import('./run-service.ts');
      await serve(options);
    });
}
