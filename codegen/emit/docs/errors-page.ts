import type { ErrorDefinition } from '../../model.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse } from './prose.ts';
import { listCallables, type Page, type Docs } from './site.ts';

/** The page of errors: first those that any call may return, then the others by type. */
export function errorsPage(docs: Docs): Page {
  const { errors, commonErrors } = docs.model;
  const isCommon = ({ name }: ErrorDefinition) => commonErrors.includes(name);
  const byType = Map.groupBy(
    errors.filter((error) => !isCommon(error)),
    ({ type }) => type,
  );
  const content = html`<p>
      An error is <code>{ error: { type, code, message, param?, request_id }, request_id }</code>. The code is
      stable: programs can rely on it. The message says what is wrong and what to do.
    </p>
    <h2 id="${anyCall.anchor}">${anyCall.title}</h2>
    <ul class="fields">
      ${errors.filter(isCommon).map((error) => errorItem(docs, error, null))}
    </ul>
    <h2 id="own">Errors of some operations</h2>
    ${[...byType].map(
      ([type, ofType]) =>
        html`<h3 id="${type}">${type}</h3>
          <ul class="fields">
            ${ofType.map((error) => errorItem(docs, error, returnedBy(docs, error)))}
          </ul> `,
    )}`;
  const sections = [anyCall, ...[...byType.keys()].map((type) => ({ title: type, anchor: type }))];
  return { path: 'errors.html', title: 'Errors', content, sections };
}

const anyCall = { title: 'Errors that any call may return', anchor: 'common' };

function errorItem(
  docs: Docs,
  { name, code: word, status, type, summary, remedy }: ErrorDefinition,
  by: Html | null,
): Html {
  return html`<li id="${name}">
    <div class="field">
      <a href="#${name}"><code>${word}</code></a> <span class="status">${status}</span>
      <span class="type">${type}</span>
    </div>
    <p>${inlineProse(docs, summary)} <span class="remedy">${inlineProse(docs, remedy)}</span></p>
    ${by}
  </li> `;
}

function returnedBy(docs: Docs, { name }: ErrorDefinition): Html | null {
  const by = listCallables(docs.model).filter(({ errors }) => errors.includes(name));
  if (by.length === 0) return null;
  return html`<p class="by">Returned by ${by.map(({ id }) => html`${code(docs, id)} `)}</p>`;
}
