import type { Workspace } from './bench-environment.ts';
import type { Benchmark } from './benchmark.ts';
import { rpcCall } from './calls.ts';
import { runSideBySide } from './side-by-side.ts';
import { goalAtLeast } from './figures.ts';
import type { LoadCall } from './load-call.ts';

const distinctCalls = 1_000;

export const mcp: Benchmark = {
  name: 'mcp',
  what: 'leads.get as a tool over MCP, one of 10,000',
  run: (pace) =>
    runSideBySide(pace, async ({ environment, service, leadIds, measure }) => {
      const chosen = leadIds.slice(0, distinctCalls);
      const official = await environment.start(['test/bench/official-mcp-server.ts']);
      const calls = chosen.map((leadId) => toolCall(service, 'service_get_lead', { leadId }));
      const officialUrl = `http://127.0.0.1:${official.line}`;
      const { tool, rpc, mcpServer, lowLevelServer } = await measure({
        rpc: {
          url: service.url,
          calls: chosen.map((leadId) => rpcCall(service, 'query', 'leads.get', { leadId })),
        },
        tool: { url: service.url, calls },
        mcpServer: { url: officialUrl, calls },
        lowLevelServer: { url: officialUrl, calls: calls.map((each) => ({ ...each, path: '/lean' })) },
      });
      const figure = { name: 'mcp', what: 'leads.get as a tool', unit: 'calls/s', ours: tool };
      return [
        { ...figure, baseline: rpc, against: 'the same by RPC', goal: goalAtLeast(0.9) },
        {
          ...figure,
          baseline: mcpServer,
          against: 'the official McpServer around the same handler',
          goal: goalAtLeast(4),
        },
        {
          ...figure,
          baseline: lowLevelServer,
          against: 'the official low-level Server around the same handler',
        },
      ];
    }),
};

/** A call over MCP; the official server requires both types in `Accept`. */
function toolCall({ liveKey }: Workspace, name: string, args: object): LoadCall {
  return {
    method: 'POST',
    path: '/mcp',
    headers: {
      authorization: `Bearer ${liveKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args },
    }),
  };
}
