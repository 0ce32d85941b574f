import type { Group } from '../../model.ts';
import { html, type Html } from './html.ts';
import { operationSection } from './operation-section.ts';
import { code, prose } from './prose.ts';
import { resources } from './resources.ts';
import { listCallables, operationHref, type Callable, type Page, type Docs } from './site.ts';
import { uploadSection } from './upload-section.ts';

/** The page of one group: its operations and uploads, then the resources in their values. */
export function groupPage(docs: Docs, group: Group): Page {
  const operations = docs.model.operations.filter((operation) => operation.group === group.name);
  const uploads = docs.model.uploads.filter((upload) => upload.group === group.name);
  const sessions = docs.model.sessionEntries.filter((entry) => entry.group === group.name);
  const sessionNotes = sessions.map(
    ({ fn, instead }) =>
      html`<p class="quiet">
        <code>${fn}</code> is only for people who are signed in; a key gets <code>session_required</code>. Use
        ${code(docs, instead)}.
      </p> `,
  );
  const content = html`${prose(docs, group.summary)}
  ${callableList(listCallables(docs.model).filter((each) => each.group === group.name))}
  ${operations.map((operation) => operationSection(docs, operation))}
  ${uploads.map((upload) => uploadSection(docs, upload))}${sessionNotes}${resources(
    docs,
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
