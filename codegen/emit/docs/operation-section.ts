import { schemaNamed, type ErrorDefinition, type Operation } from '../../model.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse, prose } from './prose.ts';
import { samples } from './samples.ts';
import { errorHref, schemaAnchor, type Site } from './site.ts';

/** All about one operation, with the same call in every form beside it. */
export function operationSection(site: Site, operation: Operation): Html {
  const { id, rest, endpoint } = operation;
  const path = rest
    ? html`<span class="method">${rest.method}</span> <code>${rest.path}</code>`
    : html`<span class="method">POST</span> <code>/mcp/${endpoint}</code>`;
  return html`<section id="${id}" class="operation" aria-labelledby="${id}-name">
    <div class="told">
      <h2 id="${id}-name"><a href="#${id}">${id}</a></h2>
      <p class="lead">${operation.summary}</p>
      <p class="path">${path}</p>
      ${prose(site, operation.description)} ${factsView(site, operation)}
      <h3>Arguments</h3>
      ${fieldList(site, schemaNamed(site.model, operation.argumentsName), { anchor: id, inPlace: true })}
      <h3>Value</h3>
      ${valueView(site, operation)}
      <h3>Errors</h3>
      ${errorsView(site, operation)}
    </div>
    ${samplesView(site, operation)}
  </section> `;
}

const reasons: Readonly<Record<string, string>> = {
  paid_contact_data: 'it buys contact data',
  paid_engine_run: 'it starts paid work',
  external_sync: 'it reads from another system',
  spends_credits: 'it spends credits',
};

function factsView(site: Site, operation: Operation): Html {
  const { scope, endpoint, liveOnlyReason, conditional, cost, entitlement, tool } = operation;
  const repeats =
    endpoint === 'query'
      ? 'It only reads, and may be repeated freely.'
      : html`With the header <code>Idempotency-Key</code> it is done once, however often it is sent.`;
  const facts: [string, Html | string | null][] = [
    ['Scope', html`<code>${scope}</code>, by RPC at <code>/mcp/${endpoint}</code>`],
    ['Keys', keysView(operation.sandbox, liveOnlyReason, conditional)],
    ['Cost', cost ?? 'Nothing.'],
    ['Plan', entitlement && html`It needs the entitlement <code>${entitlement}</code>.`],
    ['Repeating', repeats],
    ['Dry run', operation.dryRun ? dryRun : null],
    [
      'Raises',
      operation.emits.length === 0
        ? null
        : html`${operation.emits.map((kind) => html`${code(site, kind)} `)}`,
    ],
    ['MCP tool', tool && html`<code>${tool.name}</code>`],
    ['Sending', 'It sends nothing: only a person does.'],
  ];
  const shown = facts.filter(([, text]) => text !== null);
  return html`<dl class="facts">
    ${shown.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl>`;
}

const dryRun = html`With the header <code>Dry-Run: true</code> it says what would happen, and changes nothing.`;

function keysView(sandbox: boolean, liveOnlyReason: string | null, conditional: string | null): string {
  if (sandbox) return conditional ?? 'Live and sandbox.';
  return `Live only: ${reasons[liveOnlyReason ?? ''] ?? liveOnlyReason}. A sandbox key is refused.`;
}

function valueView(site: Site, { id, valueName }: Operation): Html {
  const schema = schemaNamed(site.model, valueName);
  if (!site.model.componentNames.has(valueName))
    return fieldList(site, schema, { anchor: `${id}-value`, inPlace: false });
  return html`<p>
    <a href="#${schemaAnchor(valueName)}">${valueName}</a
    >${schema.description ? html`: ${schema.description}` : null}
  </p>`;
}

function errorsView(site: Site, operation: Operation): Html {
  const { errors, commonErrors } = site.model;
  const own = errors.filter(({ name }) => operation.errors.includes(name));
  const others = errors.filter(({ name }) => commonErrors.includes(name) && !operation.errors.includes(name));
  return html`${
      own.length === 0
        ? null
        : html`<ul class="errors">
            ${own.map((error) => ownError(site, error))}
          </ul>`
    }
    <details class="common-errors">
      <summary>${others.length} that every call may answer</summary>
      <ul>
        ${others.map((error) => commonError(site, error))}
      </ul>
    </details>`;
}

function ownError(site: Site, error: ErrorDefinition): Html {
  return html`<li>
    <a href="${errorHref(error)}"><code>${error.code}</code></a> <span class="status">${error.status}</span>
    <p>${inlineProse(site, error.summary)} <span class="remedy">${inlineProse(site, error.remedy)}</span></p>
  </li> `;
}

function commonError(site: Site, error: ErrorDefinition): Html {
  return html`<li>
    <a href="${errorHref(error)}"><code>${error.code}</code></a> ${inlineProse(site, error.summary)}
  </li> `;
}

/** Radio buttons make tabs that work without a script; a script only carries the choice from one to all others. */
function samplesView(site: Site, operation: Operation): Html {
  const all = samples(site.model, operation);
  const choices = all.map(({ form, title }, index) => {
    const id = `${operation.id}-${form}`;
    return html`<input
        type="radio"
        id="${id}"
        name="${operation.id}-form"
        value="${form}"
        ${index === 0 ? html`checked` : null}
      />
      <label for="${id}">${title}</label>`;
  });
  return html`<fieldset class="samples">
    <legend class="unseen">Call ${operation.id}</legend>
    ${choices} ${all.map((sample) => sampleView(operation, sample.form, sample.title, sample.code))}
  </fieldset> `;
}

function sampleView({ id }: Operation, form: string, title: string, text: string): Html {
  return html`<div class="sample" data-form="${form}">
    <pre tabindex="0" role="region" aria-label="${id}, ${title}"><code>${text}</code></pre>
  </div> `;
}
