import { schemaNamed } from '../../model.ts';
import { mappingAt } from '../../read/document.ts';
import { fieldList } from './field-list.ts';
import { html } from './html.ts';
import { code, prose } from './prose.ts';
import { resources } from './resources.ts';
import type { Page, Site } from './site.ts';

/** The page of events, with the words of the document's tag `events` above them. */
export function eventsPage(site: Site): Page {
  const { model } = site;
  const sections = model.events.map((event) => {
    const raisedBy = model.operations.filter((operation) => operation.emits.includes(event.kind));
    const sources = raisedBy.map((operation) => html`${code(site, operation.id)} `);
    return html`<section id="${event.kind}" class="event">
      <h2><a href="#${event.kind}">${event.kind}</a></h2>
      <p class="lead">${event.summary}</p>
      ${prose(site, event.description)} ${sources.length === 0 ? null : html`<p>Raised by ${sources}</p>`}
      <h3>Data</h3>
      ${fieldList(site, schemaNamed(model, event.dataName), { anchor: event.kind, inPlace: false })}
    </section> `;
  });
  const content = html`${prose(site, introduction(site))}${sections}${resources(
    site,
    model.events.map(({ dataName }) => dataName),
  )}`;
  return { path: 'webhook-events.html', title: 'Webhook events', content };
}

function introduction({ model }: Site): string {
  const tags = Array.isArray(model.document.tags) ? model.document.tags : [];
  const tag = mappingAt(tags.find((each) => mappingAt(each).name === 'events'));
  return typeof tag.description === 'string' ? tag.description : '';
}
