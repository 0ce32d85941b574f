import type { Command } from 'commander';

/** `outreach mcp`: serves the tools to a client that starts its own servers; all calls go over HTTP. */
export function defineMcp(command: Command): void {
  command
    .option('--toolsets <names>', 'only the tools of these groups, such as leads,runs')
    .option('--tools <names>', 'only these tools, or in addition to the groups, such as service_list_leads')
    .option('--readonly', 'only tools that read')
    .action(async (options: { toolsets?: string; tools?: string; readonly?: boolean }) => {
      const { serveMcp } = await import('./client/serve-mcp.ts');
      await serveMcp(options, (complaint) => command.error(`error: ${complaint}`));
    });
}
