import type { ErrorDefinition } from '../../model.ts';
import { html, type Html } from './html.ts';
import { code, inlineProse } from './prose.ts';
import { callablesOf, type Page, type Site } from './site.ts';

/** The page of all errors: first those that every call may answer, which name no operation. */
export function errorsPage(site: Site): Page {
  const { errors, commonErrors } = site.model;
  const isCommon = ({ name }: ErrorDefinition) => commonErrors.includes(name);
  const own = errors.filter((error) => !isCommon(error));
  const content = html`<p>
      A refusal is <code>{ error: { type, code, message, param?, request_id }, request_id }</code>. The code
      is a stable word for programs; the message says what was wrong and what to do.
    </p>
    <h2 id="common">Every call may answer</h2>
    <ul class="fields">
      ${errors.filter(isCommon).map((error) => item(site, error, null))}
    </ul>
    <h2 id="own">Some operations answer</h2>
    <ul class="fields">
      ${own.map((error) => item(site, error, answeredBy(site, error)))}
    </ul>`;
  return { path: 'errors.html', title: 'Errors', content };
}

function item(
  site: Site,
  { name, code: word, status, type, summary, remedy }: ErrorDefinition,
  by: Html | null,
): Html {
  return html`<li id="${name}">
    <div class="field">
      <a href="#${name}"><code>${word}</code></a> <span class="status">${status}</span>
      <span class="type">${type}</span>
    </div>
    <p>${inlineProse(site, summary)} <span class="remedy">${inlineProse(site, remedy)}</span></p>
    ${by}
  </li> `;
}

function answeredBy(site: Site, { name }: ErrorDefinition): Html | null {
  const by = callablesOf(site.model).filter(({ errors }) => errors.includes(name));
  if (by.length === 0) return null;
  return html`<p class="by">Answered by ${by.map(({ id }) => html`${code(site, id)} `)}</p>`;
}
