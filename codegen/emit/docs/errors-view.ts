import type { ErrorDefinition } from '../../model.ts';
import { html, type Html } from './html.ts';
import { inlineProse } from './prose.ts';
import { errorHref, type Site } from './site.ts';

/** The named errors with their remedies, then those that any call may return. */
export function errorsView(site: Site, names: readonly string[]): Html {
  const { errors, commonErrors } = site.model;
  const own = errors.filter(({ name }) => names.includes(name));
  const others = errors.filter(({ name }) => commonErrors.includes(name) && !names.includes(name));
  return html`${
      own.length === 0
        ? null
        : html`<ul class="errors">
            ${own.map((error) => ownError(site, error))}
          </ul>`
    }
    <details class="common-errors">
      <summary>${others.length} errors any call may return</summary>
      <ul>
        ${others.map((error) => sharedError(site, error))}
      </ul>
    </details>`;
}

function ownError(site: Site, error: ErrorDefinition): Html {
  return html`<li>
    <a href="${errorHref(error)}"><code>${error.code}</code></a> <span class="status">${error.status}</span>
    <p>${inlineProse(site, error.summary)} <span class="remedy">${inlineProse(site, error.remedy)}</span></p>
  </li> `;
}

function sharedError(site: Site, error: ErrorDefinition): Html {
  return html`<li>
    <a href="${errorHref(error)}"><code>${error.code}</code></a> ${inlineProse(site, error.summary)}
  </li> `;
}
