import { schemaNamed, type ErrorDefinition, type Group, type Model, type Operation } from '../../model.ts';
import { kebabCase } from '../../names.ts';
import { reachableSchemas } from '../../reachable.ts';
import { html, inlineProse, prose, type Html } from './html.ts';
import { page } from './layout.ts';
import { samples } from './samples.ts';
import { propertiesTable, schemaAnchor } from './schema-view.ts';

/** The page of one group: each operation whole, then the resources that they take and answer. */
export function groupPage(model: Model, group: Group): string {
  const operations = model.operations.filter((operation) => operation.group === group.name);
  const sessions = model.sessionEntries.filter((entry) => entry.group === group.name);
  const contents = operations.map(
    (operation) =>
      html`<li>
        <a href="#${operationAnchor(operation)}"><code>${operation.id}</code></a>
        <span>${operation.summary}</span>
      </li> `,
  );
  const closed = sessions.map(
    ({ fn, instead }) =>
      html`<p class="quiet">
        <code>${fn}</code> is for sessions of people only and answers a key with
        <code>session_required</code>. Use <code>${instead}</code>.
      </p> `,
  );
  const content = html`${prose(group.summary)}
    <ul class="contents">
      ${contents}
    </ul>
    ${operations.map((operation) => operationSection(model, operation))}${closed}${resources(model, operations)}`;
  return page(model, `${group.name}.html`, group.title, content);
}

/** The anchor of an operation on its group's page. */
export function operationAnchor(operation: Operation): string {
  return kebabCase(operation.id);
}

function operationSection(model: Model, operation: Operation): Html {
  const { rest } = operation;
  const path = rest
    ? html`<span class="method">${rest.method}</span> <code>${rest.path}</code>`
    : html`RPC only`;
  return html`<section id="${operationAnchor(operation)}" class="operation">
    <h2><a href="#${operationAnchor(operation)}">${operation.id}</a></h2>
    <p class="lead">${operation.summary}</p>
    <p class="path">${path}</p>
    ${prose(operation.description)} ${factsView(operation)}
    <h3>Arguments</h3>
    ${propertiesTable(model, schemaNamed(model, operation.argumentsName))}
    <h3>Value</h3>
    ${valueView(model, operation)}
    <h3>Errors</h3>
    ${errorsView(model, operation)}
    <h3>Call it</h3>
    ${samples(model, operation).map(
      ({ title, code }) =>
        html`<figure>
          <figcaption>${title}</figcaption>
          <pre><code>${code}</code></pre>
        </figure> `,
    )}
  </section> `;
}

function factsView(operation: Operation): Html {
  const sandbox = operation.sandbox
    ? (operation.conditional ?? 'A sandbox key may call it.')
    : `A sandbox key is refused: ${operation.liveOnlyReason}.`;
  const facts: [string, Html | string][] = [
    ['Endpoint', html`<code>/mcp/${operation.endpoint}</code>, scope <code>${operation.scope}</code>`],
    ['Sandbox', sandbox],
    ['Cost', operation.spendsCredits ? 'With a live key it spends credits.' : 'It costs nothing.'],
  ];
  if (operation.entitlement) {
    facts.push(['Plan', html`It needs the entitlement <code>${operation.entitlement}</code>.`]);
  }
  if (operation.dryRun) facts.push(['Dry run', html`The header <code>Dry-Run: true</code> is honoured.`]);
  if (operation.tool) facts.push(['MCP tool', html`<code>${operation.tool.name}</code>`]);
  if (operation.emits.length > 0) {
    const events = operation.emits.map(
      (kind) => html`<a href="events.html#${kind}"><code>${kind}</code></a> `,
    );
    facts.push(['Events', html`${events}`]);
  }
  return html`<dl class="facts">
    ${facts.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl>`;
}

function valueView(model: Model, operation: Operation): Html {
  const name = operation.valueName;
  if (!model.componentNames.has(name)) return propertiesTable(model, schemaNamed(model, name));
  return html`<p><a href="#${schemaAnchor(name)}">${name}</a></p>`;
}

function errorsView(model: Model, operation: Operation): Html {
  const own = operation.errors.flatMap((name) => model.errors.filter((error) => error.name === name));
  const list =
    own.length === 0
      ? null
      : html`<ul class="errors">
          ${own.map(errorItem)}
        </ul>`;
  const common = html`<a href="errors.html#common">those that every call may answer</a>`;
  return html`${list}
    <p class="quiet">${own.length === 0 ? 'Only' : 'And'} ${common}.</p>`;
}

function errorItem({ code, status, summary, remedy }: ErrorDefinition): Html {
  return html`<li>
    <code>${code}</code> <span class="status">${status}</span> ${inlineProse(summary)}
    <span class="remedy">${inlineProse(remedy)}</span>
  </li> `;
}

function resources(model: Model, operations: readonly Operation[]): Html {
  const names = reachableSchemas(
    model,
    operations.flatMap(({ argumentsName, valueName }) => [argumentsName, valueName]),
  );
  const shown = [...model.schemas.keys()].filter(
    (name) => names.has(name) && model.componentNames.has(name) && schemaNamed(model, name).properties,
  );
  if (shown.length === 0) return html``;
  return html`<h2 id="resources">Resources</h2>
    ${shown.map((name) => {
      const schema = schemaNamed(model, name);
      return html`<section id="${schemaAnchor(name)}" class="resource">
        <h3>${name}</h3>
        ${schema.description ? prose(schema.description) : null} ${propertiesTable(model, schema)}
      </section> `;
    })}`;
}
