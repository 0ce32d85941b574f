import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { pathWithCurl } from '../support/stand-in-for-curl.ts';

const root = path.join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** The settings that a reader has before running a snippet. */
export interface SnippetSettings {
  readonly url: string;
  readonly key: string;
  readonly projectId?: string;
}

/** Runs the snippets of the documentation as a reader would. */
export interface SnippetRunner {
  /** Returns what the command prints; throws if it fails. */
  shell(text: string, settings: SnippetSettings): Promise<string>;
  /** Returns the type errors of `tsc`; empty if there are none. */
  typeComplaints(texts: readonly string[]): Promise<string>;
  /** Runs a program, with the shown command if there is one, and returns what it prints. */
  program(text: string, settings: SnippetSettings, command?: string): Promise<string>;
  /** Runs programs one after another in one process, and returns for each the error that ended it, if any. */
  programs(texts: readonly string[], settings: SnippetSettings): Promise<(ProgramError | null)[]>;
}

/** The error that ended a program. */
export interface ProgramError {
  readonly message: string;
  readonly code?: string;
}

/** Creates a runner with its own folder for the calling file. Call it at the top of the file. */
export function createSnippetRunner(): SnippetRunner {
  let folder = '';
  let searchPath = '';
  let written = 0;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'outreach-docs-'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'brochure.pdf'), '%PDF-1.7\n');
    searchPath = pathWithCurl(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const environment = ({ url, key, projectId }: SnippetSettings): NodeJS.ProcessEnv => ({
    ...process.env,
    PATH: withoutPackages(searchPath),
    OUTREACH_URL: url,
    OUTREACH_KEY: key,
    ...(projectId === undefined ? {} : { PROJECT: projectId }),
  });
  const write = (text: string): string => {
    written += 1;
    const file = path.join(folder, `snippet-${written}.ts`);
    writeFileSync(file, text);
    return file;
  };
  const node = async (file: string, settings: SnippetSettings): Promise<string> =>
    (await run(process.execPath, [file], { cwd: folder, env: environment(settings), maxBuffer: 2 ** 26 }))
      .stdout;
  const shell = async (text: string, settings: SnippetSettings): Promise<string> =>
    (await run('sh', ['-c', text], { cwd: folder, env: environment(settings), maxBuffer: 2 ** 26 })).stdout;
  return {
    shell,
    typeComplaints: (texts) => typeComplaints(folder, texts.map(write)),
    program: async (text, settings, command) => {
      if (command === undefined) return node(write(text), settings);
      const [, file] = /^npx node (\S+\.ts)$/.exec(command.trim()) ?? [];
      if (file === undefined) throw new Error(`${command} does not run a program.`);
      writeFileSync(path.join(folder, file), text);
      return shell(command, settings);
    },
    programs: async (texts, settings) => {
      const file = path.join(folder, 'all.mjs');
      writeFileSync(file, inOneProcess(texts.map(write)));
      return JSON.parse(await node(file, settings)) as (ProgramError | null)[];
    },
  };
}

/** A reader's shell finds the machine's programs but not those of the packages, which the test runner adds. */
const withoutPackages = (searchPath: string): string =>
  searchPath
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'))
    .join(path.delimiter);

async function typeComplaints(folder: string, files: readonly string[]): Promise<string> {
  const config = path.join(folder, 'tsconfig.json');
  const settings = { extends: path.join(root, 'tsconfig.json'), files, include: [] };
  writeFileSync(config, JSON.stringify(settings));
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  try {
    await run(process.execPath, [compiler, '-p', config], { maxBuffer: 2 ** 26 });
    return '';
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

/** Discards what the programs print; prints only their results. */
const inOneProcess = (files: readonly string[]): string => `
const print = console.log;
console.log = () => {};
const ends = [];
for (const file of ${JSON.stringify(files)}) {
  const ended = await import(file).then(() => null, (error) => ({ message: String(error), code: error.code }));
  ends.push(ended);
}
print(JSON.stringify(ends));
`;
