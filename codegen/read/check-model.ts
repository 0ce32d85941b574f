import { schemaNamed, type JsonSchema, type Model } from '../model.ts';
import { queryArguments } from '../query-argument.ts';
import { isRecursive, reachableSchemas } from '../reachable.ts';
import { mappingAt, subschemas } from './document.ts';

/** Checks that need the joined model: equal versions, names of pages, and schemas that an emitter cannot express. */
export function checkModel(model: Model, problems: string[]): void {
  const { version } = mappingAt(model.document, 'info');
  if (version !== model.version) {
    problems.push(
      `version: openapi.yaml has ${String(version)} but registry.yaml ${model.version}; make them equal.`,
    );
  }
  const taken = ['index', 'tools', 'events', 'errors', 'everything', ...model.groups.map(({ name }) => name)];
  for (const { name } of model.guides) {
    if (taken.includes(name))
      problems.push(`${name}: docs/guides has a guide with the name of another page; rename the file.`);
  }
  for (const operation of model.operations) {
    const { id, valueName } = operation;
    const { type } = schemaNamed(model, valueName);
    if (type !== 'object')
      problems.push(
        `${id}: openapi.yaml has a value that is not an object, but MCP tools need an object; wrap it in an object.`,
      );
    if (showsSecret(model, valueName) && !operation.sealedReply) {
      problems.push(
        `${id}: openapi.yaml gives its value a secret, and registry.yaml does not protect the stored reply; ` +
          'add sealedReply: true, or rename the property.',
      );
    }
    for (const [name, argument] of queryArguments(model, operation)) {
      if (argument === null)
        problems.push(
          `${id}: openapi.yaml has a query parameter ${name} whose type does not fit into a query string; ` +
            'make it a string, a number, a boolean or a list of one of these.',
        );
    }
  }
  for (const name of model.schemas.keys()) {
    if (isRecursive(model, name))
      problems.push(
        `${name}: openapi.yaml has a schema that contains itself, which MCP tools do not support; use ids instead.`,
      );
  }
  const answers = [
    ...[...model.operations, ...model.uploads].map(({ valueName }) => valueName),
    ...model.events.map(({ dataName }) => dataName),
  ];
  for (const name of reachableSchemas(model, answers)) {
    if (hasDefault(model.schemas.get(name) ?? {})) {
      problems.push(
        `${name}: openapi.yaml has a default in a reply, where defaults are not filled in; remove it.`,
      );
    }
  }
}

/** Whether the value has a property with a name such as `secret` or `signingSecret`, at any depth. */
function showsSecret(model: Model, valueName: string): boolean {
  const schemas = [...reachableSchemas(model, [valueName])].map((name) => model.schemas.get(name) ?? {});
  return schemas.some(hasSecret);
}

function hasSecret(schema: JsonSchema): boolean {
  const names = Object.keys(schema.properties ?? {});
  return (
    names.some((name) => /secret$/i.test(name)) || subschemas(schema).some(([, inner]) => hasSecret(inner))
  );
}

function hasDefault(schema: JsonSchema): boolean {
  return 'default' in schema || subschemas(schema).some(([, inner]) => hasDefault(inner));
}
