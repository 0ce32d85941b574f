import { referenceName, resolveSchema, type JsonSchema, type Model } from '../../model.ts';
import { html, inlineProse, type Html } from './html.ts';

/** The properties of an object schema as a table, nested objects of no name of their own included. */
export function propertiesTable(model: Model, schema: JsonSchema): Html {
  const rows = propertyRows(model, schema, '');
  if (rows.length === 0) return html`<p class="quiet">None.</p>`;
  return html`<table class="fields">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Meaning</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** The anchor of a named schema on any page that shows it. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}

function propertyRows(model: Model, schema: JsonSchema, prefix: string): Html[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    const isList = property.type === 'array';
    const inner = isList ? property.items : property;
    const nested = inner?.properties ? propertyRows(model, inner, `${path}${isList ? '[]' : ''}.`) : [];
    return [row(model, path, property, isRequired), ...nested];
  });
}

function row(model: Model, path: string, property: JsonSchema, isRequired: boolean): Html {
  const target = resolveSchema(model, property);
  const description = property.description ?? target.description ?? '';
  return html`<tr>
    <td data-label="Name">
      <code>${path}</code>${isRequired ? html` <span class="required">required</span>` : null}
    </td>
    <td data-label="Type">${typeView(model, property)}</td>
    <td data-label="Meaning">${inlineProse(description)}${boundsView(property, target)}</td>
  </tr> `;
}

/** A type in words; a schema with properties of its own is a link to where it stands. */
export function typeView(model: Model, schema: JsonSchema): Html {
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    const target = resolveSchema(model, schema);
    if (target.properties || target.oneOf) return html`<a href="#${schemaAnchor(name)}">${name}</a>`;
    return html`${typeView(model, target)} <span class="quiet">${name}</span>`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return joined(choices.map((choice) => typeView(model, choice)));
  if (schema.enum) return joined(schema.enum.map((word) => html`<code>${JSON.stringify(word)}</code>`));
  if ('const' in schema) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === 'array') return html`list of ${typeView(model, schema.items ?? {})}`;
  if (schema.type === undefined) return html`any`;
  return html`${[schema.type].flat().join(' or ')}`;
}

function joined(parts: readonly Html[]): Html {
  return html`${parts.map((part, index) => (index === 0 ? part : html` or ${part}`))}`;
}

const boundWords: readonly [keyword: string, before: string, after: string][] = [
  ['default', 'default', ''],
  ['minimum', 'at least', ''],
  ['maximum', 'at most', ''],
  ['exclusiveMinimum', 'above', ''],
  ['exclusiveMaximum', 'below', ''],
  ['multipleOf', 'a multiple of', ''],
  ['minLength', 'at least', 'characters'],
  ['maxLength', 'at most', 'characters'],
  ['minItems', 'at least', 'items'],
  ['maxItems', 'at most', 'items'],
  ['format', 'format', ''],
  ['pattern', 'pattern', ''],
];

function boundsView(property: JsonSchema, target: JsonSchema): Html | null {
  const merged: JsonSchema = { ...target, ...property };
  const bounds = boundWords.flatMap(([keyword, before, after]) =>
    merged[keyword] === undefined
      ? []
      : [html`<li>${before} <code>${String(merged[keyword] as string | number)}</code> ${after}</li>`],
  );
  return bounds.length === 0
    ? null
    : html`<ul class="bounds">
        ${bounds}
      </ul>`;
}
