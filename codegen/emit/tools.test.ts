import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { smallModel } from '../fixtures/sources.ts';
import { writeGenerated } from '../fixtures/write-generated.ts';
import type { JsonSchema, Model } from '../model.ts';
import { emitTools } from './tools.ts';

interface ToolDefinition {
  name: string;
  inputSchema: JsonSchema;
  annotations: Record<string, boolean>;
  operation: string;
  dryRun: boolean;
  local: boolean;
}

async function toolsOf(model: Model): Promise<ToolDefinition[]> {
  const folder = writeGenerated(emitTools(model));
  const source = pathToFileURL(join(folder, 'contract/tools.ts')).href;
  const { tools } = (await import(source)) as { tools: ToolDefinition[] };
  rmSync(folder, { recursive: true });
  return tools;
}

test('derives the hints of a tool from endpoint, verb and registry', async () => {
  const model = smallModel((_, registry) => {
    registry.operations[1].tool.idempotent = true;
    registry.operations[4].tool.openWorld = true;
  });
  const hints = Object.fromEntries(
    (await toolsOf(model)).map(({ name, annotations }) => [name, annotations]),
  );
  const hint = (
    readOnlyHint: boolean,
    destructiveHint: boolean,
    idempotentHint: boolean,
    openWorldHint: boolean,
  ) => ({
    readOnlyHint,
    destructiveHint,
    idempotentHint,
    openWorldHint,
  });
  expect(hints).toEqual({
    service_list_books: hint(true, false, true, false),
    service_add_book: hint(false, false, true, false),
    service_delete_book: hint(false, true, true, false),
    service_draft_reply: hint(false, false, false, true),
  });
});

test('only tools of operations with a dry run accept dryRun', async () => {
  const tools = await toolsOf(smallModel());
  const takers = tools.filter(
    ({ inputSchema }) => inputSchema.properties && 'dryRun' in inputSchema.properties,
  );
  expect(takers.map(({ name, dryRun }) => [name, dryRun])).toEqual([['service_delete_book', true]]);
});

test('marks tools that the local server does not offer', async () => {
  const model = smallModel((_, registry) => {
    registry.operations[1].tool.local = false;
  });
  const hosted = (await toolsOf(model)).filter(({ local }) => !local);
  expect(hosted.map(({ name }) => name)).toEqual(['service_add_book']);
});
