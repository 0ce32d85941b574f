import { operationTools, ownTools, type ListedTool, type ToolHints } from '../../tools.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse } from './prose.ts';
import { toolClients } from './tool-clients.ts';
import { toolAnchor, type Page, type Site } from './site.ts';

/** The page of the MCP tools: how clients reach them, and each with its hints and arguments. */
export function toolsPage(site: Site): Page {
  const tools = [...operationTools(site.model), ...ownTools(site.model)];
  const toolsets = [...new Set(tools.map(({ toolset }) => toolset))];
  const localTools = tools.filter(({ local }) => local);
  const content = html`<p>
      Agents reach the service as a server of the Model Context Protocol, behind the same keys, scopes, limits
      and refusals as every other call. No tool sends a message: a person does. There are two ways in:
    </p>
    <ul>
      <li>
        <strong>Hosted:</strong> <code>POST /mcp</code> of the running service has all ${tools.length} tools
        (Streamable HTTP, stateless, plain JSON).
      </li>
      <li>
        <strong>Local:</strong> a client starts <code>outreach mcp</code> itself and speaks with it over
        standard input and output. It has ${localTools.length} of the tools, all but those marked “Hosted
        only” below, and passes each call on to the service that <code>OUTREACH_URL</code> names, with the key
        in <code>OUTREACH_KEY</code>. It also starts while the service is away; a call then says what to do.
      </li>
    </ul>
    <h2 id="connect">Connect a client</h2>
    ${toolClients()}
    <h2 id="narrow">Serve fewer tools</h2>
    <p>
      Every tool that a client lists takes room in its context. The address narrows what is listed and what
      may be called: <code>?toolsets=leads,runs</code>,
      <code>?tools=service_list_leads,service_get_lead</code>, and <code>?readonly=1</code> for tools that
      only read; with the local server it is <code>outreach mcp --toolsets</code>, <code>--tools</code> and
      <code>--readonly</code>. Toolsets are ${toolsets.map(toolsetLink)}.
    </p>
    <h2 id="call">Call a tool</h2>
    <p>
      A refusal is a result with <code>isError</code>, in words that say what to do next, with the code and
      the request id. Tools that take <code>dryRun</code> only say with it what would happen and cost. The
      header <code>Idempotency-Key</code> on the request works as at every other door. A list that is too long
      for an agent is cut, and its <code>nextCursor</code> goes on where it ends.
    </p>
    ${toolsets.map((name) => toolsetSection(site, name, tools))}`;
  return { path: 'tools.html', title: 'MCP tools', content };
}

function toolsetLink(name: string, index: number): Html {
  return html`${index === 0 ? '' : ', '}<a href="#toolset-${name}"><code>${name}</code></a>`;
}

function toolsetSection(site: Site, name: string, tools: readonly ListedTool[]): Html {
  const group = site.model.groups.find((each) => each.name === name);
  const items = tools.filter(({ toolset }) => toolset === name).map((tool) => toolItem(site, tool));
  return html`<h2 id="toolset-${name}">${group?.title ?? 'Search and fetch'}</h2>
    <p class="quiet">The toolset <code>${name}</code>.</p>
    <ul class="fields">
      ${items}
    </ul>`;
}

function toolItem(site: Site, tool: ListedTool): Html {
  const { name, title, description, annotations, inputSchema } = tool;
  const anchor = toolAnchor(name);
  return html`<li id="${anchor}">
    <div class="field">
      <a href="#${anchor}"><code>${name}</code></a>
      <span class="type">${hintWords(annotations).join(', ')}</span>
    </div>
    <p>
      ${title}.
      ${inlineProse(site, description)}${callsWhat(site, name)}${tool.local ? null : ' Hosted only.'}
    </p>
    <details class="inner-fields">
      <summary>Arguments</summary>
      ${fieldList(site, inputSchema, { anchor, inPlace: true })}
    </details>
  </li> `;
}

function callsWhat(site: Site, name: string): Html | null {
  const operation = site.model.operations.find(({ tool }) => tool?.name === name);
  return operation ? html` Calls ${code(site, operation.id)}.` : null;
}

function hintWords(hints: ToolHints): string[] {
  return [
    hints.readOnlyHint ? 'reads' : hints.destructiveHint ? 'removes' : 'writes',
    ...(hints.idempotentHint && !hints.readOnlyHint ? ['may be repeated'] : []),
    ...(hints.openWorldHint ? ['asks others'] : []),
  ];
}
