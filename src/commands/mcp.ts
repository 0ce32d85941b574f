import type { Command } from 'commander';

/** `outreach mcp`: the tools for a client that starts its servers itself; everything it calls goes over HTTP. */
export function defineMcp(command: Command): void {
  command
    .option('--toolsets <names>', 'only the tools of these groups, such as leads,runs')
    .option('--tools <names>', 'only these tools, or these as well, such as service_list_leads')
    .option('--readonly', 'only tools that change nothing')
    .action(async (options: { toolsets?: string; tools?: string; readonly?: boolean }) => {
      const { serveMcp } = await import('./client/serve-mcp.ts');
      await serveMcp(options, (complaint) => command.error(`error: ${complaint}`));
    });
}
