import type { Group } from '../../model.ts';
import { html, type Html } from './html.ts';
import { operationSection } from './operation-section.ts';
import { code, prose } from './prose.ts';
import { resources } from './resources.ts';
import { listCallables, operationHref, type Callable, type Page, type Site } from './site.ts';
import { uploadSection } from './upload-section.ts';

/** The page of one group: its operations and uploads, then the resources in their values. */
export function groupPage(site: Site, group: Group): Page {
  const operations = site.model.operations.filter((operation) => operation.group === group.name);
  const uploads = site.model.uploads.filter((upload) => upload.group === group.name);
  const sessions = site.model.sessionEntries.filter((entry) => entry.group === group.name);
  const sessionNotes = sessions.map(
    ({ fn, instead }) =>
      html`<p class="quiet">
        <code>${fn}</code> is only for people who are signed in; a key gets <code>session_required</code>. Use
        ${code(site, instead)}.
      </p> `,
  );
  const content = html`${prose(site, group.summary)}
  ${callableList(listCallables(site.model).filter((each) => each.group === group.name))}
  ${operations.map((operation) => operationSection(site, operation))}
  ${uploads.map((upload) => uploadSection(site, upload))}${sessionNotes}${resources(
    site,
    [...operations, ...uploads].map(({ valueName }) => valueName),
  )}`;
  return { path: `${group.name}.html`, title: group.title, content };
}

/** The names of operations and uploads with their summaries. */
export function callableList(callables: readonly Callable[]): Html {
  const rows = callables.map(
    (callable) =>
      html`<li>
        <a href="${operationHref(callable)}"><code>${callable.id}</code></a>
        <span>${callable.summary}</span>
      </li> `,
  );
  return html`<ul class="contents">
    ${rows}
  </ul>`;
}
