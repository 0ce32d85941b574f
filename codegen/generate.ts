import { emitArguments } from './emit/arguments.ts';
import { emitCapabilities } from './emit/capabilities.ts';
import { emitDocs } from './emit/docs.ts';
import { emitErrors } from './emit/errors.ts';
import { emitEvents } from './emit/events.ts';
import { emitLlms } from './emit/llms.ts';
import { emitManuals } from './emit/manuals.ts';
import { emitOperations } from './emit/operations.ts';
import { emitQuery } from './emit/query.ts';
import { emitRegistry } from './emit/registry.ts';
import { emitRoutes } from './emit/routes.ts';
import { emitSdk } from './emit/sdk.ts';
import { appNotice, generatedNotice } from './emit/source.ts';
import { emitTools } from './emit/tools.ts';
import { emitTypes } from './emit/types.ts';
import { emitUploads } from './emit/uploads.ts';
import { emitValidators } from './emit/validators.ts';
import { emitWiring } from './emit/wiring.ts';
import type { File, Model } from './model.ts';
import { byCodeUnit } from './names.ts';

const emitters: readonly ((model: Model) => File[])[] = [
  emitTypes,
  emitOperations,
  emitValidators,
  emitRoutes,
  emitQuery,
  emitArguments,
  emitRegistry,
  emitCapabilities,
  emitErrors,
  emitEvents,
  emitTools,
  emitManuals,
  emitUploads,
  emitWiring,
  emitSdk,
  emitDocs,
  emitLlms,
];

/** The app's own interface has no tools, uploads, pages or lists. */
const appEmitters = [
  emitTypes,
  emitOperations,
  emitValidators,
  emitArguments,
  emitRegistry,
  emitErrors,
  emitEvents,
  emitWiring,
  emitSdk,
];

/** All files of `generated/` with their manifest, sorted by path. */
export function generate(model: Model, app?: Model): File[] {
  const files = [...emitters.flatMap((emit) => emit(model)), ...(app ? generateApp(app) : [])];
  const paths = files.map(({ path }) => path).sort(byCodeUnit);
  const manifest = { origin: generatedNotice, version: model.version, files: paths };
  files.push({ path: 'manifest.json', text: `${JSON.stringify(manifest, null, 2)}\n` });
  return files.sort((left, right) => byCodeUnit(left.path, right.path));
}

function generateApp(model: Model): File[] {
  return appEmitters
    .flatMap((emit) => emit(model))
    .map(({ path, text }) => ({
      path: `${model.interface.folder}${path}`,
      text: text.replace(generatedNotice, appNotice),
    }));
}
