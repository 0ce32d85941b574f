import { html, type Content, type Html } from './html.ts';
import { arrivalDiagram, drawDiagram, runDiagram } from './diagrams.ts';
import { code, inlineProse } from './prose.ts';
import { errorHref, type Docs } from './site.ts';

/** Tables and diagrams by the name of their comment in a guide, such as `<!-- errors -->`. */
export const guideTables: Readonly<Record<string, (docs: Docs) => Html>> = {
  errors: errorsTable,
  costs: costsTable,
  run: () => drawDiagram(runDiagram),
  arrival: () => drawDiagram(arrivalDiagram),
};

/** All errors, and whether to retry. */
function errorsTable(docs: Docs): Html {
  const rows = docs.model.errors.map((error) => [
    error.status,
    html`<a href="${errorHref(error)}"><code>${error.code}</code></a>`,
    inlineProse(docs, error.summary),
    error.retry ? 'yes' : 'no',
    inlineProse(docs, error.remedy),
  ]);
  return table('All errors', ['Status', 'Code', 'Meaning', 'Retry', 'What to do'], rows);
}

/** The operations that spend credits, with their costs. */
function costsTable(docs: Docs): Html {
  const rows = docs.model.operations
    .filter(({ spendsCredits }) => spendsCredits)
    .map(({ id, cost }) => [code(docs, id), cost]);
  return table('What costs credits', ['Operation', 'Cost'], rows);
}

function table(label: string, heads: readonly string[], rows: readonly (readonly Content[])[]): Html {
  return html`<div class="table" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th> `)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td> `)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
