import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createSnippetRunner } from './snippets.ts';
import { testService } from '../support/test-service.ts';
import { playsGuide, withLetters } from '../support/guide-letters.ts';
import { renderDrafts, renderSections } from '../support/readme-drafts.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const readme = read('README.md');
const service = testService();
const reader = createSnippetRunner();

/** Commands that start or install programs; test/bin and test/commands run them. */
const skippedCommands = /^(npm|npx) /;

const snippets = [...readme.matchAll(/^```(sh|ts)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  language: language!,
  text: text!,
}));
const shell = snippets.filter(({ language, text }) => language === 'sh' && !skippedCommands.test(text));
const runs = snippets.filter(({ text }) => text.startsWith('npx node '));
const scripts = snippets.filter(({ language }) => language === 'ts');
const draftsIn = (text: string): string =>
  /<!-- drafts -->\n([\s\S]*?)<!-- end of drafts -->/.exec(text)![1]!.trim();

describe('the README', () => {
  test('is at most 120 lines and 1,200 words', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
    expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1_200);
  });

  test('has shell and TypeScript snippets that work in sequence', async () => {
    expect([shell.length, scripts.length, runs.length]).toEqual([2, 1, 1]);
    const { testKey: key, projectId } = service.tenant;
    const settings = { url: service.url, key, projectId };
    for (const { text } of shell) {
      const stdout = await reader.shell(text, settings);
      expect(JSON.parse(stdout), stdout).toHaveProperty('value');
    }
    expect(await reader.typeComplaints(scripts.map(({ text }) => text))).toBe('');
    const printed = await reader.program(scripts[0]!.text, settings, runs[0]!.text);
    expect(printed).toBe('Koivu Oy anna@koivu.example\n');
  });

  test('shows a current draft, and docs/drafts.md the others', async () => {
    const [first, ...others] = await renderDrafts();
    expect(draftsIn(readme)).toBe(first!.text.trim());
    expect(draftsIn(read('docs/drafts.md'))).toBe(renderSections(others).trim());
    expect(others.filter(({ omitted }) => omitted.includes('instruction'))).toHaveLength(1);
  });

  test('and the guide on plays show current letters', async () => {
    const guide = readFileSync(playsGuide, 'utf8');
    expect(await withLetters(guide)).toBe(guide);
  });

  test('has a picture that shows sentences of that draft with their sources', () => {
    const [, file = ''] = /!\[[^\]]+\]\(([^)]+\.svg)\)/.exec(readme)!;
    const drawn = [...read(file).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');
    const rows = [...draftsIn(readme).matchAll(/^\| (.+) \| `.+` \| (“.+”) \|$/gm)];
    const shown = rows.filter(([, sentence]) => drawn.includes(sentence!));
    expect(shown.length).toBeGreaterThan(2);
    for (const [, sentence, quote] of shown) expect(drawn, sentence).toContain(quote);
  });

  test('names only existing folders and files', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
  });
});

test('the receiver in the client’s README accepts signed events', async () => {
  const [, receiver] = /## Webhooks[\s\S]*?```ts\n([\s\S]*?)^```$/m.exec(read('sdk/README.md'))!;
  const secret = `whsec_${Buffer.from('a secret of the README').toString('base64')}`;
  const [id, now] = ['delivery_1', new Date()];
  const data = { from: 'anna@koivu.example', subject: 'Re: Shelves', classification: 'positive' };
  const body = JSON.stringify({ event: 'reply.received', timestamp: now.getTime(), data });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  const request = `new Request('http://localhost/', ${JSON.stringify({ method: 'POST', body, headers })})`;
  const call = `process.env.WEBHOOK_SECRET = '${secret}';\nconsole.log((await receive(${request})).status);\n`;
  const settings = { url: service.url, key: service.tenant.testKey };
  const printed = await reader.program(
    `process.env.WEBHOOK_SECRET = '${secret}';\n${receiver}\n${call}`,
    settings,
  );
  expect(printed).toBe('400 signature_missing\nanna@koivu.example positive\n204\n');
});
