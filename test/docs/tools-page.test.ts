import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { toolClients } from '../../codegen/emit/docs/tool-clients.ts';
import { settings } from '../../src/settings.ts';

const repository = path.join(import.meta.dirname, '..', '..');

/** The samples of the page by label, such as "Cursor, local". */
const samples = new Map(
  [...toolClients().text.matchAll(/aria-label="([^"]+)"[^>]*><code>([\s\S]*?)<\/code>/g)].map(
    ([, label, text]) => [label!, text!.replaceAll('&quot;', '"').replaceAll('&amp;', '&')] as const,
  ),
);

interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The server command under the name "outreach", at any client's level of nesting. */
function serverIn(label: string): ServerCommand {
  const [servers] = Object.values(
    JSON.parse(samples.get(label)!) as Record<string, { outreach: ServerCommand }>,
  );
  return servers!.outreach;
}

const locals = [...samples.keys()].filter((label) => label.endsWith(', local'));
const jsonSamples = locals.filter((label) => samples.get(label)!.startsWith('{'));

test('the page has a hosted and a local sample for each common client', () => {
  for (const name of ['Claude Code', 'Cursor', 'VS Code', 'Codex', 'Gemini CLI', 'Windsurf', 'Zed'])
    expect([...samples.keys()], name).toEqual(expect.arrayContaining([`${name}, hosted`, `${name}, local`]));
  expect(locals).toContain('Claude Desktop, local');
});

test('every client starts the local server the same way, with known settings', () => {
  const { command, args, env } = serverIn('Any other client, local');
  for (const label of jsonSamples) expect(serverIn(label), label).toMatchObject({ command, args, env });
  for (const label of locals) {
    for (const word of [command, ...args, ...Object.keys(env), ...Object.values(env)])
      expect(samples.get(label), label).toContain(word);
  }
  const known = Object.values(settings).map(({ name }): string => name);
  expect(known).toEqual(expect.arrayContaining(Object.keys(env)));
});

test(
  'the local server starts as documented, with the documented number of tools',
  { timeout: 60_000 },
  () => {
    const { args, env } = serverIn('Claude Desktop, local');
    const localArgs = args.map((word) => word.replace('/path/to/outreach', repository));
    const { stdout, status } = spawnSync(process.execPath, localArgs, {
      input: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n',
      env: { PATH: process.env['PATH'], ...env },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const { result } = JSON.parse(stdout) as { result: { tools: { name: string }[] } };
    const page = readFileSync(path.join(repository, 'generated', 'docs', 'tools.html'), 'utf8');
    expect(page).toContain(`It has ${result.tools.length} of the tools`);
    const items = page.split(/<li id="tool-(?=[a-z_]+")/).slice(1);
    const hostedOnly = items
      .filter((text) => text.includes('Hosted only.'))
      .map((text) => text.split('"')[0]);
    expect(result.tools.map(({ name }) => name).filter((name) => hostedOnly.includes(name))).toEqual([]);
    expect(hostedOnly.length + result.tools.length).toBe(items.length);
  },
);
