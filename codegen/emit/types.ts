import type { File, Model } from '../model.ts';
import { scriptHeader } from './source.ts';
import { typeDeclarations } from './type-declarations.ts';

/** `contract/types.ts`: one type for each schema, as handlers see it: with the defaults of arguments filled in. */
export function emitTypes(model: Model): File[] {
  const declarations = typeDeclarations(model.schemas, { defaultsAreFilled: true, open: new Set() });
  return [{ path: 'contract/types.ts', text: `${scriptHeader}\n${declarations}` }];
}
