import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { uploads } from '../../generated/contract/uploads.ts';
import { createEmbeddedDirectory } from '../../src/adapters/directory/embedded.ts';
import { readCriteria } from '../../src/domain/company-criteria.ts';
import { planCredits, unitCosts } from '../../src/domain/credits.ts';
import { maxBodyBytes } from '../../src/doors/body.ts';
import { settings } from '../../src/settings.ts';
import { testService } from '../support/test-service.ts';
import { createFakeProviders } from '../support/fake-providers.ts';
import { createSnippetRunner, type SnippetSettings } from './snippets.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'docs', 'guides');
const { directory: proposes, ...ports } = createFakeProviders().ports;
const findNothing = async () => ({ companies: [], lookedIn: [] });
const service = testService({ ports: { ...ports, directory: { ...proposes!, lookup: findNothing } } });
const reader = createSnippetRunner();

/** Commands that start a program or only contain placeholders. The test service replaces them. */
const skippedCommands = /^(OUTBOUND_ALLOW=\S+ )?(npm|npx|export|claude) /;

interface Guide {
  readonly name: string;
  readonly markdown: string;
  /** The commands, each with the response shown below it. */
  readonly commands: readonly { text: string; shown: string | undefined }[];
  /** All its TypeScript blocks, which form one program. */
  readonly program: string;
  /** The command that runs the program, if the guide shows one. */
  readonly runs: string | undefined;
}

const guides: readonly Guide[] = readdirSync(folder).map((name) => {
  const markdown = readFileSync(path.join(folder, name), 'utf8');
  const blocks = [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
  const commands = blocks.flatMap(({ language, text }, index) => {
    const next = blocks[index + 1];
    if (language !== 'sh' || skippedCommands.test(text) || text.includes('npx outreach')) return [];
    return [{ text, shown: next?.language === 'json' ? next.text : undefined }];
  });
  const scripts = blocks.filter(({ language }) => language === 'ts').map(({ text }) => text);
  const runs = blocks.find(({ language, text }) => language === 'sh' && text.startsWith('npx node '))?.text;
  return { name, markdown, commands, program: scripts.join('\n'), runs };
});
const guide = (word: string): Guide => guides.find(({ name }) => name.includes(word))!;

async function newSettings(): Promise<SnippetSettings> {
  const { liveKey, projectId } = await service.newTenant({ plan: 'pro', credits: 100 });
  return { url: service.url, key: liveKey, projectId };
}

// Those of the guide on own models need a service with a model: own-model.test.ts.
const withCommands = guides.filter(
  ({ name, commands }) => commands.length > 0 && !name.includes('own-model'),
);
const withProgram = guides.filter(({ program }) => program !== '');

test.each(withCommands)('the guide $name shows commands that work', async ({ commands }) => {
  const tenantSettings = await newSettings();
  for (const { text, shown } of commands) {
    const stdout = await reader.shell(text, tenantSettings);
    if (text.includes('-D -')) expect(stdout).toMatch(/^ratelimit: "minute";r=\d+;t=\d+\s*$/im);
    else if (shown === undefined) expect(JSON.parse(stdout), stdout).toHaveProperty('value');
    else expect(JSON.parse(stdout)).toMatchObject(withAnyIds(JSON.parse(shown)) as object);
  }
});

test.each(withProgram)(
  'the guide $name shows a program that is typed and runs',
  async ({ program, runs }) => {
    expect(await reader.typeComplaints([program])).toBe('');
    expect((await reader.program(program, await newSettings(), runs)).trim()).not.toBe('');
  },
);

/** A shown response must match, except for ids, of which only the form must match. */
function withAnyIds(shown: unknown): unknown {
  if (typeof shown === 'string') return /_[0-9a-z]{26}$/.test(shown) ? likeId(shown) : shown;
  if (Array.isArray(shown)) return shown.map(withAnyIds);
  if (typeof shown !== 'object' || shown === null) return shown;
  return Object.fromEntries(Object.entries(shown).map(([name, inner]) => [name, withAnyIds(inner)]));
}

const likeId = (id: string): unknown =>
  expect.stringMatching(new RegExp(`^${id.slice(0, -26)}[0-9a-z]{26}$`));

describe('the guides', () => {
  test('show a main job that ends in an approved draft about the recipient', async () => {
    const printed = await reader.program(guide('main-job').program, await newSettings());
    expect(printed).toMatch(/^0 created/m);
    expect(printed).toMatch(/^1 refused .+/m);
    expect(printed).toMatch(/^awaiting_approval .*https?:/m);
    expect(printed).toMatch(/^Harbour Foods \S/m);
    expect(printed).toMatch(/analysis: .*(42 seafood counters|smokehouse)/);
    expect(printed).toMatch(/(context \w+|context|brain): /);
    expect(printed.trimEnd()).toMatch(/\napproved$/);
  });

  test('show a folder that is imported and read, and reported if imported again', async () => {
    const printed = await reader.program(guide('from-a-folder').program, await newSettings());
    expect(printed).toContain('Acme Oy (acme.example): 2 files\nBeta (no domain yet): 1 files\n');
    expect(printed).toContain(
      'left out Prospects 2027/02 - Beta/internal/margins.txt: The folder internal is',
    );
    expect(printed).toMatch(/^awaiting_profile, at most 5 credits/m);
    expect(printed.match(/^read Prospects 2027\//gm)).toHaveLength(3);
    expect(printed.trimEnd()).toMatch(/\nimport 2 of this run: 1 companies, 4 left out$/);
  });

  test('show a brief that becomes companies, people and drafts', async () => {
    const printed = await reader.program(guide('from-a-brief').program, await newSettings());
    expect(printed).toMatch(/^Hotels in Finland – \S/m);
    expect(printed).toMatch(/^awaiting_profile 2 companies, at most 6 credits$/m);
    expect(printed).toContain(
      'Koivu (koivu.example): Koivu is a bakery in Finland. Found in the test directory.',
    );
    expect(printed).toMatch(/^2 companies go on, 6 credits at most$/m);
    expect(printed).toMatch(/^awaiting_approval 2 drafts, 6 credits spent$/m);
    expect(printed.trimEnd()).toMatch(/\nLumi: Maija Virtanen CEO – \S.*$/);
  });

  test('contain briefs for which the built-in directory finds companies', async () => {
    const reference = readFileSync(path.join(folder, '..', '..', 'openapi.yaml'), 'utf8');
    const ideas = [
      /idea: '(.+)'/.exec(guide('from-a-brief').markdown)?.[1],
      /^ {14}idea: (\S.+)$/m.exec(reference)?.[1],
    ];
    const directory = createEmbeddedDirectory();
    const signal = AbortSignal.timeout(10_000);
    for (const idea of ideas) {
      const { criteria } = readCriteria({ idea: idea!, campaign: null, icp: {}, context: {} });
      const { companies } = await directory.search(criteria, { limit: 5, signal });
      expect(companies.length, idea).toBeGreaterThan(2);
    }
  });

  test('show a receiver that accepts signed events', async () => {
    const printed = await reader.program(guide('receive-webhooks').program, await newSettings());
    expect(printed).toBe('Koivu Oy is new, from trade fair\n');
  });

  test('show a receiver that attackers cannot use', async () => {
    const [, receiver] = /^```ts\n([\s\S]*?)^```$/m.exec(guide('receive-webhooks').markdown)!;
    const attacks = readFileSync(
      path.join(folder, '..', '..', 'test', 'fixtures', 'receiver-attacks.ts'),
      'utf8',
    );
    const printed = await reader.program(`${receiver}\n${attacks}`, await newSettings());
    expect(printed).toBe('Koivu Oy is new, from trade fair\n204 204 400 400 413\n');
  });

  test('show a flow that classifies a form, drafts an answer and notifies', async () => {
    const printed = await reader.program(guide('use-flows').program, await newSettings());
    expect(printed).toMatch(/^a new lead flows started: 1\ndone\nclassify done quote \S/);
    expect(printed).toMatch(/^answer done {2}A reply was drafted for review/m);
    expect(printed).toMatch(/^notify done {2}Notified subscribers of flow.notified\.$/m);
    expect(printed.trimEnd()).toMatch(/\ndrafted – \S.*$/);
  });

  test('show commands of the program that work', async () => {
    const tenantSettings = await newSettings();
    const blocks = [...guide('command-line').markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
    // The test runner sets BASE_URL, which means something else to the program.
    const bin = path.join(import.meta.dirname, '..', '..', 'bin', 'outreach.js');
    const program = `env -u BASE_URL ${process.execPath} ${bin}`;
    const printed: string[] = [];
    for (const [, text] of blocks) {
      printed.push(await reader.shell(text!.replaceAll('npx outreach', program), tenantSettings));
    }
    expect(printed[0]).toContain('leads.list');
    expect(JSON.parse(printed[3]!).items).toMatchObject([{ company: 'Koivu Oy' }]);
    expect(JSON.parse(printed.at(-1)!)).toMatchObject({ status: 'awaiting_profile' });
  });

  test('show repeats that have one effect', async () => {
    const tenantSettings = await newSettings();
    const { commands, program } = guide('idempotency');
    const [first, second] = [
      await reader.shell(commands[0]!.text, tenantSettings),
      await reader.shell(commands[1]!.text, tenantSettings),
    ];
    expect(second).toBe(first);
    expect(await reader.program(program, tenantSettings)).toBe('one item\n');
  });

  test('state the actual limits and costs', () => {
    const { markdown } = guide('limits');
    const withSeparators = (count: number) => count.toLocaleString('en');
    expect(markdown).toContain(`| a JSON body | ${withSeparators(maxBodyBytes)} bytes`);
    const { maxBytes } = uploads['material.upload'];
    expect(markdown).toContain(`| an uploaded file | ${withSeparators(maxBytes)} bytes`);
    for (const [plan, { initial, daily }] of Object.entries(planCredits)) {
      expect(markdown).toContain(`| ${plan} | ${withSeparators(initial)} | ${daily} |`);
    }
    expect(new Set(Object.values(unitCosts))).toEqual(new Set([1]));
    const { rateLimitLive, rateLimitTest } = settings;
    expect(markdown).toContain(
      `A live key may make ${rateLimitLive.default} calls a minute and a sandbox key ${rateLimitTest.default}`,
    );
  });
});
