import { schemaNamed, type ErrorDefinition, type Model } from '../../model.ts';
import { byCodeUnit } from '../../names.ts';
import { reachableSchemas } from '../../reachable.ts';
import { operationAnchor } from './group-page.ts';
import { html, inlineProse, prose, type Html } from './html.ts';
import { page } from './layout.ts';
import { propertiesTable, schemaAnchor } from './schema-view.ts';

/** The first page: what the service is, how to call it, and all operations. */
export function indexPage(model: Model): string {
  const groups = model.groups.map((group) => {
    const rows = model.operations
      .filter((operation) => operation.group === group.name)
      .map(
        (operation) =>
          html`<li>
            <a href="${group.name}.html#${operationAnchor(operation)}"><code>${operation.id}</code></a>
            <span>${operation.summary}</span>
          </li> `,
      );
    return html`<section>
      <h2><a href="${group.name}.html">${group.title}</a></h2>
      <p>${inlineProse(group.summary)}</p>
      <ul class="contents">
        ${rows}
      </ul>
    </section> `;
  });
  const content = html`${prose(model.description)}
    <p class="quiet">
      Version ${model.version}, ${model.operations.length} operations. The same as a document for programs:
      <a href="openapi.json">openapi.json</a>.
    </p>
    <figure>
      <figcaption>Set the address and a key first</figcaption>
      <pre><code>${environment}</code></pre>
    </figure>
    <figure>
      <figcaption>In TypeScript</figcaption>
      <pre><code>${setUp}</code></pre>
    </figure>
    ${groups}`;
  return page(model, 'index.html', model.title, content);
}

const environment = `export OUTREACH_URL=http://127.0.0.1:8787
export OUTREACH_KEY=sk_test_…`;

const setUp = `const outreach = createOutreach({ baseUrl: process.env.OUTREACH_URL, key: process.env.OUTREACH_KEY });`;

/** The page of webhook events. */
export function eventsPage(model: Model): string {
  const sections = model.events.map((event) => {
    const raisedBy = model.operations.filter((operation) => operation.emits.includes(event.kind));
    const sources = raisedBy.map(
      (operation) =>
        html`<a href="${operation.group}.html#${operationAnchor(operation)}"
          ><code>${operation.id}</code></a
        > `,
    );
    return html`<section id="${event.kind}">
      <h2><a href="#${event.kind}">${event.kind}</a></h2>
      <p class="lead">${event.summary}</p>
      ${prose(event.description)} ${sources.length === 0 ? null : html`<p>Raised by ${sources}</p>`}
      <h3>Data</h3>
      ${propertiesTable(model, schemaNamed(model, event.dataName))}
    </section> `;
  });
  return page(
    model,
    'events.html',
    'Events',
    html`${prose(eventsIntroduction)}${sections}${eventResources(model)}`,
  );
}

const eventsIntroduction = [
  'The service posts each event to the addresses that subscribe to its kind, as JSON with `event`, `timestamp` (epoch',
  'milliseconds) and `data`. The header `X-Service-Signature` is `sha256=` and the lowercase hex HMAC-SHA256 of the',
  "raw bytes under the endpoint's secret: check it before parsing.",
].join(' ');

function eventResources(model: Model): Html[] {
  const names = reachableSchemas(
    model,
    model.events.map(({ dataName }) => dataName),
  );
  return [...names]
    .filter((name) => model.componentNames.has(name) && schemaNamed(model, name).properties)
    .sort(byCodeUnit)
    .map(
      (name) =>
        html`<section id="${schemaAnchor(name)}" class="resource">
          <h3>${name}</h3>
          ${propertiesTable(model, schemaNamed(model, name))}
        </section> `,
    );
}

/** The page of all errors: first those that every call may answer. */
export function errorsPage(model: Model): string {
  const isCommon = ({ name }: ErrorDefinition) => model.commonErrors.includes(name);
  const content = html`<p>
      A refusal is <code>{ error: { type, code, message, param?, request_id }, request_id }</code>. The code
      is a stable word for programs; the message says what was wrong and what to do.
    </p>
    <h2 id="common">Every call may answer</h2>
    ${errorsTable(model.errors.filter(isCommon))}
    <h2 id="own">Some operations answer</h2>
    ${errorsTable(model.errors.filter((error) => !isCommon(error)))}`;
  return page(model, 'errors.html', 'Errors', content);
}

function errorsTable(errors: readonly ErrorDefinition[]): Html {
  const rows = errors.map(
    ({ name, code, status, type, summary, remedy }) =>
      html`<tr id="${name}">
        <td data-label="Code"><code>${code}</code></td>
        <td data-label="Status"><span class="status">${status}</span> <span class="quiet">${type}</span></td>
        <td data-label="Meaning">
          ${inlineProse(summary)} <span class="remedy">${inlineProse(remedy)}</span>
        </td>
      </tr> `,
  );
  return html`<table class="fields">
    <thead>
      <tr>
        <th scope="col">Code</th>
        <th scope="col">Status</th>
        <th scope="col">Meaning and remedy</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
