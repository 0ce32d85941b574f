import type { ErrorDefinition } from '../../model.ts';
import { html, type Html } from './html.ts';
import { inlineProse } from './prose.ts';
import { errorHref, type Docs } from './site.ts';

/** The named errors with their remedies, then those that any call may return. */
export function errorsView(docs: Docs, names: readonly string[]): Html {
  const { errors, commonErrors } = docs.model;
  const own = errors.filter(({ name }) => names.includes(name));
  const others = errors.filter(({ name }) => commonErrors.includes(name) && !names.includes(name));
  return html`${
      own.length === 0
        ? null
        : html`<ul class="errors">
            ${own.map((error) => ownError(docs, error))}
          </ul>`
    }
    <details class="common-errors">
      <summary>${others.length} errors any call may return</summary>
      <ul>
        ${others.map((error) => sharedError(docs, error))}
      </ul>
    </details>`;
}

function ownError(docs: Docs, error: ErrorDefinition): Html {
  return html`<li>
    <a href="${errorHref(error)}"><code>${error.code}</code></a> <span class="status">${error.status}</span>
    <p>${inlineProse(docs, error.summary)} <span class="remedy">${inlineProse(docs, error.remedy)}</span></p>
  </li> `;
}

function sharedError(docs: Docs, error: ErrorDefinition): Html {
  return html`<li>
    <a href="${errorHref(error)}"><code>${error.code}</code></a> ${inlineProse(docs, error.summary)}
  </li> `;
}
