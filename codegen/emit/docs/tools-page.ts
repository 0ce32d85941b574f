import { operationTools, extraTools, type ListedTool, type ToolHints } from '../../tools.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse } from './prose.ts';
import { toolClients } from './tool-clients.ts';
import { toolAnchor, type Page, type Docs } from './site.ts';

/** The page of the MCP tools: how to connect, and each tool with its hints and arguments. */
export function toolsPage(docs: Docs): Page {
  const tools = [...operationTools(docs.model), ...extraTools(docs.model)];
  const toolsets = [...new Set(tools.map(({ toolset }) => toolset))];
  const localTools = tools.filter(({ local }) => local);
  const content = html`<p>
      Agents use the service as a server of the Model Context Protocol, with the same keys, scopes, limits and
      errors as every other call. No tool sends a message; only a person can. There are two ways to connect:
    </p>
    <ul>
      <li>
        <strong>Hosted:</strong> <code>POST /mcp</code> of the running service has all ${tools.length} tools
        (Streamable HTTP, stateless, plain JSON).
      </li>
      <li>
        <strong>Local:</strong> the client starts <code>outreach mcp</code> and talks to it over standard
        input and output. It has ${localTools.length} of the tools, all but those marked “Hosted only” below.
        It passes each call to the service at <code>OUTREACH_URL</code>, with the key in
        <code>OUTREACH_KEY</code>. It also starts while the service is down; a call then returns an error that
        says what to do.
      </li>
    </ul>
    <h2 id="connect">Connect a client</h2>
    ${toolClients()}
    <h2 id="narrow">Serve fewer tools</h2>
    <p>
      Every tool takes room in the client's context. Parameters of the URL limit which tools are listed and
      can be called:
      <code>?toolsets=leads,runs</code>, <code>?tools=service_list_leads,service_get_lead</code>, and
      <code>?readonly=1</code> for tools that only read. The local server takes <code>--toolsets</code>,
      <code>--tools</code> and <code>--readonly</code>. Toolsets are ${toolsets.map(toolsetLink)}.
    </p>
    <h2 id="call">Call a tool</h2>
    <p>
      An error is a result with <code>isError</code>. It says what to do next, with the code and the request
      id. With <code>dryRun</code>, a tool only reports what would happen and cost. The header
      <code>Idempotency-Key</code> works as for every other call. A list that is too long for an agent ends
      early; its <code>nextCursor</code> continues there.
    </p>
    ${toolsets.map((name) => toolsetSection(docs, name, tools))}`;
  const sections = [
    { title: 'Connect a client', anchor: 'connect' },
    { title: 'Serve fewer tools', anchor: 'narrow' },
    { title: 'Call a tool', anchor: 'call' },
    ...toolsets.map((name) => ({ title: toolsetTitle(docs, name), anchor: `toolset-${name}` })),
  ];
  return { path: 'tools.html', title: 'MCP tools', content, sections };
}

function toolsetTitle({ model }: Docs, name: string): string {
  return model.groups.find((group) => group.name === name)?.title ?? 'Search and fetch';
}

function toolsetLink(name: string, index: number): Html {
  return html`${index === 0 ? '' : ', '}<a href="#toolset-${name}"><code>${name}</code></a>`;
}

function toolsetSection(docs: Docs, name: string, tools: readonly ListedTool[]): Html {
  const items = tools.filter(({ toolset }) => toolset === name).map((tool) => toolItem(docs, tool));
  return html`<h2 id="toolset-${name}">${toolsetTitle(docs, name)}</h2>
    <p class="quiet">The toolset <code>${name}</code>.</p>
    <ul class="fields">
      ${items}
    </ul>`;
}

function toolItem(docs: Docs, tool: ListedTool): Html {
  const { name, title, description, annotations, inputSchema } = tool;
  const anchor = toolAnchor(name);
  return html`<li id="${anchor}">
    <div class="field">
      <a href="#${anchor}"><code>${name}</code></a>
      <span class="type">${hintLabels(annotations).join(', ')}</span>
    </div>
    <p>
      ${title}.
      ${inlineProse(docs, description)}${calledOperation(docs, name)}${tool.local ? null : ' Hosted only.'}
    </p>
    <details class="inner-fields">
      <summary>Arguments</summary>
      ${fieldList(docs, inputSchema, { anchor, inPlace: true })}
    </details>
  </li> `;
}

function calledOperation(docs: Docs, name: string): Html | null {
  const operation = docs.model.operations.find(({ tool }) => tool?.name === name);
  return operation ? html` Calls ${code(docs, operation.id)}.` : null;
}

function hintLabels(hints: ToolHints): string[] {
  return [
    hints.readOnlyHint ? 'reads' : hints.destructiveHint ? 'removes' : 'writes',
    ...(hints.idempotentHint && !hints.readOnlyHint ? ['may be repeated'] : []),
    ...(hints.openWorldHint ? ['calls providers'] : []),
  ];
}
