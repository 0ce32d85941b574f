import type { ErrorDefinition } from '../../model.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse } from './prose.ts';
import { callablesOf, type Page, type Site } from './site.ts';

/** The page of all errors: first those that every call may answer. */
export function errorsPage(site: Site): Page {
  const { errors, commonErrors } = site.model;
  const isCommon = ({ name }: ErrorDefinition) => commonErrors.includes(name);
  const content = html`<p>
      A refusal is <code>{ error: { type, code, message, param?, request_id }, request_id }</code>. The code
      is a stable word for programs; the message says what was wrong and what to do.
    </p>
    <h2 id="common">Every call may answer</h2>
    ${errorList(site, errors.filter(isCommon))}
    <h2 id="own">Some operations answer</h2>
    ${errorList(
      site,
      errors.filter((error) => !isCommon(error)),
    )}`;
  return { path: 'errors.html', title: 'Errors', content };
}

function errorList(site: Site, errors: readonly ErrorDefinition[]): Html {
  const items = errors.map((error) => {
    const { name, status, type, summary, remedy } = error;
    const by = callablesOf(site.model).filter(({ errors: own }) => own.includes(name));
    return html`<li id="${name}">
      <div class="field">
        <a href="#${name}"><code>${error.code}</code></a> <span class="status">${status}</span>
        <span class="type">${type}</span>
      </div>
      <p>${inlineProse(site, summary)} <span class="remedy">${inlineProse(site, remedy)}</span></p>
      ${by.length === 0 ? null : html`<p class="by">Answered by ${by.map(({ id }) => html`${code(site, id)} `)}</p>`}
    </li> `;
  });
  return html`<ul class="fields">
    ${items}
  </ul>`;
}
