import { referenceName, schemaNamed } from '../../model.ts';
import { reachableSchemas } from '../../reachable.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { prose } from './prose.ts';
import { schemaAnchor, type Docs } from './site.ts';

/** The named objects that these schemas reference, each with its fields. */
export function resources(docs: Docs, names: readonly string[]): Html | null {
  const { model } = docs;
  const reached = reachableSchemas(model, names);
  const shown = [...model.schemas.keys()].filter((name) => reached.has(name) && isResource(docs, name));
  if (shown.length === 0) return null;
  return html`<h2 id="resources"><a href="#resources">Resources</a></h2>
    ${shown.map((name) => resource(docs, name))}`;
}

function isResource({ model }: Docs, name: string): boolean {
  const { properties, oneOf } = schemaNamed(model, name);
  return model.componentNames.has(name) && (properties !== undefined || oneOf !== undefined);
}

function resource(docs: Docs, name: string): Html {
  const schema = schemaNamed(docs.model, name);
  const anchor = schemaAnchor(name);
  const choices = (schema.oneOf ?? []).map(({ $ref = '' }) => referenceName($ref));
  const fields = schema.properties
    ? fieldList(docs, schema, { anchor, inPlace: false })
    : html`<p>One of ${choices.map((choice) => html`<a href="#${schemaAnchor(choice)}">${choice}</a> `)}</p>`;
  return html`<section id="${anchor}" class="resource">
    <h3><a href="#${anchor}">${name}</a></h3>
    ${schema.description ? prose(docs, schema.description) : null} ${fields}
  </section> `;
}
