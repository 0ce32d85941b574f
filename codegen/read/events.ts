import { isMapping } from '../canonical.ts';
import type { EventDefinition, EventHeader, JsonSchema } from '../model.ts';
import { byCodeUnit, pascalCase } from '../names.ts';
import { dereference, jsonContent, mappingAt, type Document } from './document.ts';

/** The webhook events, and the schemas of their data that are not components. */
export function readEvents(
  document: Document,
  problems: string[],
): { events: EventDefinition[]; schemas: Map<string, JsonSchema> } {
  const schemas = new Map<string, JsonSchema>();
  const kinds = Object.keys(mappingAt(document, 'webhooks')).sort(byCodeUnit);
  const events = kinds.map((kind): EventDefinition => {
    const { post } = mappingAt(document, 'webhooks', kind);
    const { summary, description, requestBody, parameters } = mappingAt(post);
    if (typeof summary !== 'string')
      problems.push(`${kind}: openapi.yaml has no summary for this webhook; add one.`);
    if (typeof description !== 'string')
      problems.push(`${kind}: openapi.yaml has no description for this webhook; add one.`);
    const body = dereference(document, jsonContent(document, requestBody));
    if (mappingAt(body, 'properties', 'event').const !== kind)
      problems.push(
        `${kind}: openapi.yaml does not define the event of the body as a constant; write event: { const: ${kind} }.`,
      );
    const { data } = mappingAt(body, 'properties');
    if (!isMapping(data))
      problems.push(`${kind}: openapi.yaml has no property data in the body; add its schema.`);
    const schema: JsonSchema = isMapping(data) ? data : {};
    const dataName = schema.$ref
      ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
      : `${pascalCase(kind)}Data`;
    if (!schema.$ref) schemas.set(dataName, schema);
    const shown = mappingAt(dereference(document, requestBody), 'content', 'application/json', 'example');
    if (shown.event !== kind)
      problems.push(
        `${kind}: openapi.yaml has no example of this event; add one next to the schema of the body.`,
      );
    const example = { event: kind, timestamp: shown.timestamp, data: shown.data };
    const headers = readHeaders(document, parameters);
    return { kind, summary: String(summary), description: String(description), dataName, headers, example };
  });
  return { events, schemas };
}

function readHeaders(document: Document, parameters: unknown): EventHeader[] {
  return (Array.isArray(parameters) ? parameters : []).map((node) => {
    const { name, description, schema } = dereference(document, node);
    const { examples } = mappingAt(schema);
    const example = Array.isArray(examples) ? String(examples[0]) : '';
    return { name: String(name), description: String(description), example };
  });
}
