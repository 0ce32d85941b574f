import { schemaNamed, type JsonSchema, type Model } from '../model.ts';
import { isRecursive, reachableSchemas } from '../reachable.ts';
import { mappingAt, subschemas } from './document.ts';

/**
 * Lists what only shows once both sources are joined: schemas that some emitter could not carry, and unequal
 * versions.
 */
export function checkModel(model: Model, problems: string[]): void {
  const { version } = mappingAt(model.document, 'info');
  if (version !== model.version) {
    problems.push(`version: openapi.yaml says ${String(version)} and registry.yaml says ${model.version}.`);
  }
  const taken = ['index', 'tools', 'events', 'errors', 'everything', ...model.groups.map(({ name }) => name)];
  for (const { name } of model.guides) {
    if (taken.includes(name)) problems.push(`${name}: the guide has the name of another page.`);
  }
  for (const { id, valueName } of model.operations) {
    const { type } = schemaNamed(model, valueName);
    if (type !== 'object')
      problems.push(`${id}: the value must be an object, because that is what tools answer.`);
  }
  for (const name of model.schemas.keys()) {
    if (isRecursive(model, name))
      problems.push(`${name}: a schema that holds itself cannot be carried by a tool.`);
  }
  const answers = [
    ...[...model.operations, ...model.uploads].map(({ valueName }) => valueName),
    ...model.events.map(({ dataName }) => dataName),
  ];
  for (const name of reachableSchemas(model, answers)) {
    if (hasDefault(model.schemas.get(name) ?? {})) {
      problems.push(`${name}: a default in an answer is never filled in.`);
    }
  }
}

function hasDefault(schema: JsonSchema): boolean {
  return 'default' in schema || subschemas(schema).some(([, inner]) => hasDefault(inner));
}
