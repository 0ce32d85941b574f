import { referenceName, resolveSchema, type JsonSchema } from '../../model.ts';
import { html, type Html } from './html.ts';
import { innerObjects, type InnerObject } from './inner-objects.ts';
import { formatNumber, inlineProse } from './prose.ts';
import { schemaAnchor, type Docs } from './site.ts';

export interface FieldOptions {
  /** The prefix of the anchors of the fields. */
  readonly anchor: string;
  /** Whether named objects are shown in place, as in arguments, or linked. */
  readonly inPlace: boolean;
}

/** The properties of an object, with inner objects folded beneath them. */
export function fieldList(docs: Docs, schema: JsonSchema, options: FieldOptions): Html {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return html`<p class="quiet">None.</p>`;
  const fields = properties.map(([name, property]) =>
    field(docs, name, property, schema.required?.includes(name) ?? false, options),
  );
  return html`<ul class="fields">
    ${fields}
  </ul>`;
}

function field(
  docs: Docs,
  name: string,
  property: JsonSchema,
  isRequired: boolean,
  options: FieldOptions,
): Html {
  const target = resolveSchema(docs.model, property);
  const anchor = `${options.anchor}.${name}`;
  const description = property.description ?? target.description ?? '';
  const inner = inlineObjects(docs, property, options).map((object) =>
    innerFields(docs, object, { ...options, anchor: `${anchor}${object.pathSuffix}` }),
  );
  return html`<li id="${anchor}">
    <div class="field">
      <a href="#${anchor}"><code>${name}</code></a>
      <span class="type">${typeView(docs, property, options.inPlace)}</span>
      ${isRequired && options.inPlace ? html`<span class="required">required</span>` : null}
    </div>
    ${description === '' ? null : html`<p>${inlineProse(docs, description)}</p>`}
    ${boundsView({ ...target, ...property })} ${inner}
  </li> `;
}

const maxOpenFields = 6;

/** The inner objects to show. If named objects are linked, only those without a name. */
function inlineObjects(docs: Docs, schema: JsonSchema, { inPlace }: FieldOptions): InnerObject[] {
  if (inPlace) return innerObjects(docs.model, schema);
  const own = schema.items ?? schema;
  return own.properties || own.items ? innerObjects(docs.model, own) : [];
}

function innerFields(docs: Docs, { title, schema }: InnerObject, options: FieldOptions): Html {
  const isShort = Object.keys(schema.properties ?? {}).length <= maxOpenFields;
  return html`<details class="inner-fields" ${isShort ? html`open` : null}>
    <summary>${title}</summary>
    ${fieldList(docs, schema, options)}
  </details> `;
}

function typeView(docs: Docs, schema: JsonSchema, inPlace: boolean): Html {
  if (schema.$ref !== undefined) {
    const name = referenceName(schema.$ref);
    const target = resolveSchema(docs.model, schema);
    if (!target.properties && !target.oneOf) return typeView(docs, target, inPlace);
    return inPlace ? html`object` : html`<a href="#${schemaAnchor(name)}">${name}</a>`;
  }
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return joinChoices(choices.map((choice) => typeView(docs, choice, inPlace)));
  if (schema.enum)
    return html`${schema.enum.map((word, index) => [index === 0 ? '' : ', ', literalView(word)])}`;
  if ('const' in schema) return literalView(schema.const);
  if (schema.type === 'array') return html`list of ${typeView(docs, schema.items ?? {}, inPlace)}`;
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}`;
}

/** Shows equal choices once. */
function joinChoices(parts: readonly Html[]): Html {
  const different = [...new Map(parts.map((part) => [part.text, part])).values()];
  return html`${different.map((part, index) => [index === 0 ? '' : ' or ', part])}`;
}

function literalView(value: unknown): Html {
  return html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`;
}

const boundLabels: readonly [keyword: string, before: string, after: string][] = [
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
];

function boundsView(schema: JsonSchema): Html | null {
  const bounds = boundLabels.flatMap(([keyword, before, after]) => {
    const bound = schema[keyword];
    if (bound === undefined) return [];
    const isOne = bound === 1 && after.endsWith('s');
    if (isOne && before === 'at least') return [html`<li>must not be empty</li> `];
    return [html`<li>${before} ${boundText(bound)} ${isOne ? after.slice(0, -1) : after}</li> `];
  });
  const [example] = (schema.examples ?? []) as readonly unknown[];
  if (example !== undefined) bounds.push(html`<li>for example ${literalView(example)}</li> `);
  else if (schema.pattern !== undefined) bounds.push(html`<li>pattern <code>${schema.pattern}</code></li> `);
  return bounds.length === 0
    ? null
    : html`<ul class="bounds">
        ${bounds}
      </ul>`;
}

function boundText(bound: unknown): string {
  return typeof bound === 'number' ? formatNumber(bound) : String(bound as string | boolean);
}
