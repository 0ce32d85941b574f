import type { File, Model } from '../model.ts';
import { camelCase, kebabCase } from '../names.ts';
import { quote, scriptHeader } from './source.ts';

/** `wiring/handlers.ts`: every operation's handler by its id. The only generated file that imports from `src/`. */
export function emitWiring(model: Model): File[] {
  const { folder, handlers: handlersFolder, handlerTypes } = model.interface;
  const root = folder === '' ? '../..' : '../../..';
  const handlers = model.operations.map(({ id }) => {
    const [group = '', verb = ''] = id.split('.');
    return { id, name: camelCase(id), path: `${root}/${handlersFolder}/${group}/${kebabCase(verb)}.ts` };
  });
  const text = `${scriptHeader}
import type { Handlers } from '${root}/${handlerTypes}';
${handlers.map(({ name, path }) => `import { handle as ${name} } from '${path}';\n`).join('')}
/** The handlers by operation id. */
export const handlers = {
${handlers.map(({ id, name }) => `  ${quote(id)}: ${name},\n`).join('')}} satisfies Handlers;
`;
  return [{ path: 'wiring/handlers.ts', text }];
}
