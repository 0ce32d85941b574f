import { extraTools, type ExtraToolName } from '../../../generated/contract/tools.ts';
import { uploads } from '../../../generated/contract/uploads.ts';
import type { ResourceReadEntry, Outcome, UploadHead } from '../../dispatch/dispatcher.ts';
import { validateTool } from '../../dispatch/validate.ts';
import { ApiError } from '../../domain/errors.ts';
import { readPlainPath } from '../../domain/material-path.ts';
import { mediaTypeProblem } from '../../domain/media-type.ts';
import type { ReadContext } from '../../store/store.ts';
import type { BodyFile } from '../body-files.ts';
import type { ToolCall } from './call-operation.ts';
import { fetchResource } from './fetch.ts';
import { createLimitedResult } from './limited-result.ts';
import { parseError, valueOf } from './outcome-parts.ts';
import { searchResources } from './search.ts';
import { parseNested } from './tool-arguments.ts';
import { createErrorResult } from './tool-result.ts';

/** Calls a tool without an operation and returns its result as JSON. */
export async function callExtraTool(
  name: ExtraToolName,
  args: Record<string, unknown>,
  call: ToolCall,
): Promise<string> {
  const input = parseNested(extraTools[name].inputSchema, args);
  const outcome = await toolCallers[name](input, call);
  call.onOutcome(outcome);
  if (outcome.status !== 200) return createErrorResult(parseError(outcome), name, name, call.appUrl);
  const value = valueOf(outcome);
  const notes = value === '{"results":[]}' ? [noResultsNote] : [];
  return createLimitedResult(value, outcome.requestId, continuationHints[name], notes);
}

const noResultsNote =
  'No lead, workspace, Brain item or run contains these words. Try fewer or different words, or ' +
  'leave out projectId. service_list_leads lists and filters.';

const toolCallers: Readonly<Record<ExtraToolName, (input: unknown, call: ToolCall) => Promise<Outcome>>> = {
  search: (input, call) =>
    readResource('search', call, (tx) => searchResources(tx, validateTool('search', input))),
  fetch: (input, call) =>
    readResource('fetch', call, (tx) => fetchResource(tx, validateTool('fetch', input))),
  service_upload_material: uploadMaterial,
};

const continuationHints: Readonly<Record<ExtraToolName, string>> = {
  search: 'GET /v1/leads with query returns leads over HTTP with the same key.',
  fetch:
    'The full value is available over HTTP with the same key: GET /v1/leads/{leadId}, ' +
    '/v1/projects/{projectId} or /v1/brain.',
  service_upload_material: 'This took effect. Do not repeat it.',
};

function readResource(
  fn: ExtraToolName,
  call: ToolCall,
  read: (tx: ReadContext) => Promise<unknown>,
): Promise<Outcome> {
  const { dispatcher, requestId, authorization, verifiedCaller } = call;
  const entry: ResourceReadEntry = {
    kind: 'resourceRead',
    fn,
    scope: 'read',
    right: 'review',
    liveOnlyReason: null,
    errors: [],
  };
  return dispatcher.readResource({ requestId, authorization, verifiedCaller, entry, read });
}

/** Saves the file like an HTTP upload; only the description comes from arguments. */
function uploadMaterial(input: unknown, call: ToolCall): Promise<Outcome> {
  const { dispatcher, requestId, authorization, verifiedCaller, idempotencyKey, dryRun } = call;
  let content: Iterable<Uint8Array> = [];
  return dispatcher.upload({
    requestId,
    authorization,
    verifiedCaller,
    idempotencyKey,
    dryRun,
    entry: uploads['material.upload'],
    readHead: () => {
      const file = validateTool('service_upload_material', input);
      const head = { path: parsePath(file.path), declaredMediaType: file.mimeType ?? null };
      requireSupportedMediaType(head);
      content = parseContent(file, call.file);
      return head;
    },
    readBytes: async function* () {
      yield* content;
    },
  });
}

function parsePath(given: string): string {
  const read = readPlainPath(given);
  if ('path' in read) return read.path;
  throw new ApiError('path_invalid', `The argument path ${read.problem}.`, { param: 'path' });
}

function requireSupportedMediaType({ path, declaredMediaType }: UploadHead): void {
  const complaint = declaredMediaType === null ? undefined : mediaTypeProblem(declaredMediaType, path);
  if (complaint === undefined) return;
  throw new ApiError('unsupported_media_type', complaint, { param: 'mimeType' });
}

function parseContent(
  { text, base64 }: { text?: string; base64?: string },
  file: BodyFile | undefined,
): Iterable<Uint8Array> {
  if (text !== undefined && base64 !== undefined) throw oneContent('base64');
  if (text !== undefined) return [Buffer.from(notEmpty('text', text))];
  if (base64 === undefined) throw oneContent('text');
  return decodeInPieces(file ? file.readPieces() : [notEmpty('base64', base64)]);
}

/** Decodes Base64 with line breaks. The whole file would take three quarters of its text again in memory. */
function* decodeInPieces(pieces: Iterable<string>): Generator<Uint8Array> {
  let rest = '';
  for (const piece of pieces) {
    const packed = rest + piece.replaceAll(/\s/g, '');
    // Only four characters decode alone, and the last four may be padded.
    const length = Math.max(0, packed.length - (packed.length % 4) - 4);
    rest = packed.slice(length);
    if (foreignCharacter.test(packed.slice(0, length))) throw notBase64();
    if (length > 0) yield Buffer.from(packed.slice(0, length), 'base64');
  }
  if (!isBase64End(rest)) throw notBase64();
  yield Buffer.from(rest, 'base64');
}

/** Searching for a foreign character keeps no state, unlike a pattern for a whole text of millions of characters. */
const foreignCharacter = /[^A-Za-z0-9+/]/;

function isBase64End(end: string): boolean {
  const unpadded = end.replace(/={1,2}$/, '');
  const isWhole = unpadded.length === end.length || end.length % 4 === 0;
  return isWhole && unpadded.length % 4 !== 1 && !foreignCharacter.test(unpadded);
}

const notBase64 = () =>
  new ApiError(
    'invalid_arguments',
    'The argument base64 is not valid Base64: letters, digits, + and /, with = only at the end.',
    { param: 'base64' },
  );

function oneContent(param: string): ApiError {
  const message = 'Give the content of the file as either text or base64.';
  return new ApiError('invalid_arguments', message, { param });
}

function notEmpty(param: string, content: string): string {
  if (content !== '') return content;
  const message = `The argument ${param} is empty. It must hold the content of the file.`;
  throw new ApiError('file_empty', message, { param });
}
