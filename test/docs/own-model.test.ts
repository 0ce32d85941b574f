import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { createSnippetRunner } from './snippets.ts';

const guide = readFileSync('docs/guides/18-use-your-own-model.md', 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)![1]!;

/** Runs the program of the guide on a free port and collects what it prints. */
async function startStandIn() {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-own-model-'));
  const file = path.join(folder, 'stand-in-model.mjs');
  const program = blockOf('js').replace('listen(11434', 'listen(0');
  writeFileSync(file, program.replace("console.log('listening')", 'console.log(server.address().port)'));
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  const lines = createInterface(child.stdout);
  const port = await new Promise<string>((resolve) => lines.once('line', resolve));
  lines.on('line', (line) => printed.push(line));
  const close = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { baseUrl: `http://127.0.0.1:${port}/v1`, printed, close };
}

const standIn = await startStandIn();
const service = testService({ environment: { LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: 'stand-in' } });
const snippets = createSnippetRunner();
afterAll(() => standIn.close());

test('the guide on own models shows a stand-in that writes a draft in two rounds', async () => {
  const { tenant, addLead } = await openWorkspace(service);
  const { id } = await addLead();
  const command = /^curl [\s\S]*?(?=^```)/m.exec(guide)![0].replaceAll('$LEAD', id);
  const printed = await snippets.shell(command, { url: service.url, key: tenant.liveKey });
  const { value } = JSON.parse(printed);
  expect(value).toMatchObject(JSON.parse(blockOf('json')));
  expect(value.body).toContain('We help service companies plan shifts for field teams.');
  expect(value.body).not.toContain('best in Europe');
  expect(standIn.printed).toEqual([/^refused: .*$/m.exec(guide)![0]]);
});
