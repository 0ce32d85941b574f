import { execFile, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testHouse } from './house.ts';
import { renderDrafts } from './readme-drafts.ts';

const root = path.join(import.meta.dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const house = testHouse();
const run = promisify(execFile);

/** Commands that begin a life of their own; test/bin and test/commands run them. */
const elsewhere = /^(npm|npx) /;

const snippets = [...readme.matchAll(/^```(sh|ts)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  language: language!,
  text: text!,
}));
const shell = snippets.filter(({ language, text }) => language === 'sh' && !elsewhere.test(text));
const scripts = snippets.filter(({ language }) => language === 'ts');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-readme-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  if (spawnSync('curl', ['--version']).error) standInForCurl(path.join(folder, 'curl'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function environment(): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  return {
    ...process.env,
    PATH: `${folder}:${PATH}`,
    URL: house.url,
    KEY: house.tenant.liveKey,
    PROJECT: house.tenant.projectId,
  };
}

describe('the README', () => {
  test('has snippets of both kinds', () => {
    expect(shell.length).toBeGreaterThanOrEqual(4);
    expect(scripts.length).toBeGreaterThanOrEqual(1);
  });

  test.each(shell.map(({ text }, index) => [index + 1, text]))('shell snippet %i works', async (_, text) => {
    const { stdout } = await run('sh', ['-c', text], { env: environment() });
    const reply = JSON.parse(stdout);
    if (text.includes('emial')) {
      expect(readme).toContain(reply.error.message);
      expect(reply.error.code).toBe('unknown_argument');
    } else {
      expect(reply.value, stdout).toBeDefined();
    }
  });

  test.each(scripts.map(({ text }, index) => [index + 1, text]))('script %i works', async (_, text) => {
    const file = path.join(folder, 'snippet.ts');
    writeFileSync(file, text);
    const { stdout } = await run(process.execPath, [file], { env: environment() });
    expect(stdout, stdout).toMatch(/^Harbour Foods \S/);
    expect(stdout).toMatch(/^(Hello|Hi) Sam,$/m);
    expect(stdout).toContain('Tavlo');
    expect(stdout).toMatch(/analysis: .*(42 seafood counters|smokehouse)/);
    expect(stdout).toMatch(/(context|brain): /);
  });

  test('shows drafts as they are written today', async () => {
    const [, drafts] = /<!-- drafts -->\n([\s\S]*?)<!-- end of drafts -->/.exec(readme)!;
    expect(drafts!.trim()).toBe((await renderDrafts()).trim());
  });

  test('names no folder or file that is not there', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target!);
    expect(links.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
  });
});

/** For machines without curl: as much of it as the README uses. */
function standInForCurl(file: string): void {
  const program = `#!${process.execPath}
const [url] = process.argv.slice(2).filter((word) => word.startsWith('http'));
const headers = {};
let body;
process.argv.forEach((word, index, words) => {
  if (word === '-H') { const [name, ...value] = words[index + 1].split(':'); headers[name] = value.join(':').trim(); }
  if (word === '-d') body = words[index + 1];
});
const response = await fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, body });
process.stdout.write(await response.text());
`;
  writeFileSync(file, program);
  chmodSync(file, 0o755);
}
