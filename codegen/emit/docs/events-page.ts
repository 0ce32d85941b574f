import { schemaNamed, type EventDefinition } from '../../model.ts';
import { mappingAt } from '../../read/document.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse, prose } from './prose.ts';
import { resources } from './resources.ts';
import type { Page, Docs } from './site.ts';

/** The page of events. It begins with the description of the tag `webhook-events`. */
export function eventsPage(docs: Docs): Page {
  const { model } = docs;
  const content = html`${introduction(docs)}${headersTable(docs)}
  ${model.events.map((event) => eventSection(docs, event))}
  ${resources(
    docs,
    model.events.map(({ dataName }) => dataName),
  )}`;
  const sections = [
    { title: headersTitle, anchor: 'headers' },
    ...model.events.map(({ kind }) => ({ title: kind, anchor: kind })),
  ];
  return { path: 'webhook-events.html', title: 'Webhook events', content, sections };
}

const headersTitle = 'Headers of a delivery';

function introduction(docs: Docs): Html {
  const { tags } = docs.model.document;
  const all = (Array.isArray(tags) ? tags : []).map((each) => mappingAt(each));
  const { description = '', externalDocs } = all.find(({ name }) => name === 'webhook-events') ?? {};
  const guide = mappingAt(externalDocs);
  const link = html`<p>
    A complete receiver, step by step: <a href="${String(guide.url)}">${String(guide.description)}</a>.
  </p>`;
  return html`${prose(docs, String(description))}${guide.url === undefined ? null : link}`;
}

/** All deliveries have the same headers. */
function headersTable(docs: Docs): Html | null {
  const all = docs.model.events[0]?.headers ?? [];
  if (all.length === 0) return null;
  const rows = all.map(
    ({ name, description, example }) =>
      html`<tr>
        <td><code>${name}</code></td>
        <td>${inlineProse(docs, description)}</td>
        <td><code>${example}</code></td>
      </tr> `,
  );
  return html`<h2 id="headers"><a href="#headers">${headersTitle}</a></h2>
    <div class="table" tabindex="0" role="region" aria-label="${headersTitle}">
      <table>
        <thead>
          <tr>
            <th scope="col">Header</th>
            <th scope="col">Meaning</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div> `;
}

function eventSection(docs: Docs, { kind, summary, description, dataName, example }: EventDefinition): Html {
  const raisedBy = docs.model.operations.filter((operation) => operation.emits.includes(kind));
  const sources = raisedBy.map((operation) => html`${code(docs, operation.id)} `);
  return html`<section id="${kind}" class="event">
    <h2><a href="#${kind}">${kind}</a></h2>
    <p class="lead">${summary}</p>
    ${prose(docs, description)} ${sources.length === 0 ? null : html`<p>Emitted by ${sources}</p>`}
    <div class="sample">
      <pre
        tabindex="0"
        role="region"
        aria-label="Body of ${kind}"
      ><code>${JSON.stringify(example, null, 2)}</code></pre>
    </div>
    <h3>Data</h3>
    ${fieldList(docs, schemaNamed(docs.model, dataName), { anchor: kind, inPlace: false })}
  </section> `;
}
