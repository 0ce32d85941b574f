import { html, type Html } from './html.ts';

interface Client {
  readonly name: string;
  readonly where: string;
  readonly language: 'sh' | 'json';
  readonly text: string;
}

/** How each client is told of the service, with its address and a key in place of the names in capitals. */
export function toolClients(): Html {
  return html`<p>
      Put the address of the service for <code>https://outreach.example</code> and a key for
      <code>OUTREACH_KEY</code>. A key with the scope <code>read</code> alone can change nothing.
    </p>
    ${clients.map(clientSection)}`;
}

function clientSection({ name, where, language, text }: Client): Html {
  return html`<h3>${name}</h3>
    <p>${where}</p>
    <div class="sample">
      <pre
        tabindex="0"
        role="region"
        aria-label="${name}"
        data-language="${language}"
      ><code>${text}</code></pre>
    </div>`;
}

const address = 'https://outreach.example/mcp';
const authorization = 'Bearer OUTREACH_KEY';
const headers = { Authorization: authorization };
const asJson = (value: object) => JSON.stringify(value, null, 2);

const clients: readonly Client[] = [
  {
    name: 'Claude Code',
    where: 'In a shell:',
    language: 'sh',
    text: `claude mcp add --transport http outreach ${address} --header "Authorization: ${authorization}"`,
  },
  {
    name: 'Claude Desktop',
    where: 'In claude_desktop_config.json, by the bridge mcp-remote:',
    language: 'json',
    text: asJson({
      mcpServers: {
        outreach: {
          command: 'npx',
          args: ['-y', 'mcp-remote', address, '--header', 'Authorization:${OUTREACH_AUTHORIZATION}'],
          env: { OUTREACH_AUTHORIZATION: authorization },
        },
      },
    }),
  },
  {
    name: 'Cursor',
    where: 'In .cursor/mcp.json of a project, or in ~/.cursor/mcp.json:',
    language: 'json',
    text: asJson({ mcpServers: { outreach: { url: address, headers } } }),
  },
  {
    name: 'VS Code',
    where: 'In .vscode/mcp.json:',
    language: 'json',
    text: asJson({ servers: { outreach: { type: 'http', url: address, headers } } }),
  },
  {
    name: 'Clients that know only search and fetch',
    where: 'Give them this address; where they take no header, the key goes into it:',
    language: 'sh',
    text: `${address}?toolsets=search&key=OUTREACH_KEY`,
  },
  {
    name: 'Any other client',
    where: 'Most take this form:',
    language: 'json',
    text: asJson({ mcpServers: { outreach: { type: 'http', url: address, headers } } }),
  },
];
