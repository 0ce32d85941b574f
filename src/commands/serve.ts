import { Option, type Command } from 'commander';
import { parseProcesses } from './option-parsers.ts';
import type { ServeOptions } from './run-service.ts';

export function defineServe(command: Command): void {
  command
    .addOption(
      new Option('--role <role>', 'api answers calls, worker processes runs, all does both')
        .choices(['api', 'worker', 'all'])
        .default('all'),
    )
    .option('--processes <n>', 'number of processes', parseProcesses, 1)
    .option('--json', 'print the address, and what a first start created, as one JSON object')
    .action(async (options: ServeOptions) => {
      // The service is large; load it only for this command.
      const { serve } = await import('./run-service.ts');
      await serve(options);
    });
}
