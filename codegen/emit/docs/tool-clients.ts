import { html, type Html } from './html.ts';

interface ToolClient {
  readonly name: string;
  /** Says where the client has its settings. */
  readonly instruction: string;
  /** Settings for the hosted server, if the client supports it. */
  readonly hosted?: ClientSample;
  /** Settings for the local server. */
  readonly local?: ClientSample;
}

interface ClientSample {
  readonly language: 'sh' | 'json' | 'toml';
  readonly text: string;
}

/** The settings of each client, with placeholders for address, key and path. */
export function toolClients(): Html {
  return html`<p>
      Replace <code>https://outreach.example</code> with the address of the service,
      <code>OUTREACH_KEY_HERE</code> with a key, and <code>/path/to/outreach</code> with the folder of this
      program. A key with only the scope <code>read</code> can change nothing. The local server needs Node
      22.18 or newer as <code>node</code>. On Linux, Node 20 is enough after <code>npm ci</code> in that
      folder, which installs Node 24 there.
    </p>
    ${clients.map(clientSection)}`;
}

function clientSection({ name, instruction, hosted, local }: ToolClient): Html {
  return html`<h3>${name}</h3>
    <p>${instruction}</p>
    ${hosted ? sample(`${name}, hosted`, hosted) : null}
    ${hosted && local ? html`<p>Or the local server:</p>` : null}
    ${local ? sample(`${name}, local`, local) : null}`;
}

function sample(label: string, { language, text }: ClientSample): Html {
  return html`<div class="sample settings">
    <pre
      tabindex="0"
      role="region"
      aria-label="${label}"
      data-language="${language}"
    ><code>${text}</code></pre>
  </div>`;
}

const service = 'https://outreach.example';
const address = `${service}/mcp`;
const key = 'OUTREACH_KEY_HERE';
const headers = { Authorization: `Bearer ${key}` };
const program = '/path/to/outreach/bin/outreach.js';
const localServer = {
  command: 'node',
  args: [program, 'mcp'],
  env: { OUTREACH_URL: service, OUTREACH_KEY: key },
};

const json = (value: object): ClientSample => ({ language: 'json', text: JSON.stringify(value, null, 2) });
const shell = (...lines: string[]): ClientSample => ({ language: 'sh', text: lines.join(' \\\n  ') });

const clients: readonly ToolClient[] = [
  {
    name: 'Claude Code',
    instruction: 'In a shell; --scope user adds it for every folder:',
    hosted: shell(
      `claude mcp add --transport http outreach ${address}`,
      `--header "Authorization: Bearer ${key}"`,
    ),
    local: shell(
      'claude mcp add outreach',
      `--env OUTREACH_URL=${service} --env OUTREACH_KEY=${key}`,
      `-- node ${program} mcp`,
    ),
  },
  {
    name: 'Claude Desktop',
    instruction:
      'In claude_desktop_config.json (Settings, Developer, Edit Config). Restart the app afterwards:',
    local: json({ mcpServers: { outreach: localServer } }),
  },
  {
    name: 'Cursor',
    instruction: 'In .cursor/mcp.json of a project, or in ~/.cursor/mcp.json:',
    hosted: json({ mcpServers: { outreach: { url: address, headers } } }),
    local: json({ mcpServers: { outreach: localServer } }),
  },
  {
    name: 'VS Code',
    instruction:
      'In .vscode/mcp.json of a folder, or in the file of the command MCP: Open User Configuration:',
    hosted: json({ servers: { outreach: { type: 'http', url: address, headers } } }),
    local: json({ servers: { outreach: { type: 'stdio', ...localServer } } }),
  },
  {
    name: 'Codex',
    instruction: 'In ~/.codex/config.toml; the hosted form reads the key from OUTREACH_KEY of your shell:',
    hosted: {
      language: 'toml',
      text: `[mcp_servers.outreach]\nurl = "${address}"\nbearer_token_env_var = "OUTREACH_KEY"`,
    },
    local: {
      language: 'toml',
      text: [
        '[mcp_servers.outreach]',
        `command = "${localServer.command}"`,
        `args = ${JSON.stringify(localServer.args)}`,
        `env = { OUTREACH_URL = "${service}", OUTREACH_KEY = "${key}" }`,
      ].join('\n'),
    },
  },
  {
    name: 'Gemini CLI',
    instruction: 'In .gemini/settings.json of a folder, or in ~/.gemini/settings.json:',
    hosted: json({ mcpServers: { outreach: { httpUrl: address, headers } } }),
    local: json({ mcpServers: { outreach: localServer } }),
  },
  {
    name: 'Windsurf',
    instruction: 'In ~/.codeium/windsurf/mcp_config.json:',
    hosted: json({ mcpServers: { outreach: { serverUrl: address, headers } } }),
    local: json({ mcpServers: { outreach: localServer } }),
  },
  {
    name: 'Zed',
    instruction: 'In its settings.json:',
    hosted: json({ context_servers: { outreach: { url: address, headers } } }),
    local: json({ context_servers: { outreach: localServer } }),
  },
  {
    name: 'Clients that know only search and fetch',
    instruction: 'Use this address, with the key in it for clients that send no headers:',
    hosted: shell(`${address}?toolsets=search&key=${key}`),
  },
  {
    name: 'Any other client',
    instruction: 'Most clients accept these forms:',
    hosted: json({ mcpServers: { outreach: { type: 'http', url: address, headers } } }),
    local: json({ mcpServers: { outreach: localServer } }),
  },
];
