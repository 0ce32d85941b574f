import type { Group, Operation } from '../../model.ts';
import { html, type Html } from './html.ts';
import { operationSection } from './operation-section.ts';
import { code, prose } from './prose.ts';
import { resources } from './resources.ts';
import { operationHref, type Page, type Site } from './site.ts';

/** The page of one group: each operation whole, then the resources that they take and answer. */
export function groupPage(site: Site, group: Group): Page {
  const operations = site.model.operations.filter((operation) => operation.group === group.name);
  const sessions = site.model.sessionEntries.filter((entry) => entry.group === group.name);
  const closed = sessions.map(
    ({ fn, instead }) =>
      html`<p class="quiet">
        <code>${fn}</code> is for sessions of people only and answers a key with
        <code>session_required</code>. Use ${code(site, instead)}.
      </p> `,
  );
  const content = html`${prose(site, group.summary)} ${operationList(operations)}
  ${operations.map((operation) => operationSection(site, operation))}${closed}${resources(
    site,
    operations.map(({ valueName }) => valueName),
  )}`;
  return { path: `${group.name}.html`, title: group.title, content };
}

/** The names of operations, each with what it is for. */
export function operationList(operations: readonly Operation[]): Html {
  const rows = operations.map(
    (operation) =>
      html`<li>
        <a href="${operationHref(operation)}"><code>${operation.id}</code></a>
        <span>${operation.summary}</span>
      </li> `,
  );
  return html`<ul class="contents">
    ${rows}
  </ul>`;
}
