import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { testReader } from './docs/snippets.ts';
import { testHouse } from './house.ts';
import { renderDrafts } from './readme-drafts.ts';

const root = path.join(import.meta.dirname, '..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const house = testHouse();
const reader = testReader();

/** Commands that begin a life of their own; test/bin and test/commands run them. */
const elsewhere = /^(npm|npx) /;

const snippets = [...readme.matchAll(/^```(sh|ts)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
  language: language!,
  text: text!,
}));
const shell = snippets.filter(({ language, text }) => language === 'sh' && !elsewhere.test(text));
const runs = snippets.filter(({ text }) => text.startsWith('npx node '));
const scripts = snippets.filter(({ language }) => language === 'ts');

describe('the README', () => {
  test('has snippets of both kinds, which work one after the other', async () => {
    expect([shell.length, scripts.length, runs.length]).toEqual([2, 2, 1]);
    const { testKey: key, projectId } = house.tenant;
    const settings = { url: house.url, key, projectId };
    for (const { text } of shell) {
      const stdout = await reader.shell(text, settings);
      expect(JSON.parse(stdout), stdout).toHaveProperty('value');
    }
    expect(await reader.typeComplaints(scripts.map(({ text }) => text))).toBe('');
    const printed = await reader.program(scripts[0]!.text, settings, runs[0]!.text);
    expect(printed).toBe('Koivu Oy anna@koivu.example\n');
  });

  test('shows a receiver that takes what is signed', async () => {
    const secret = `whsec_${Buffer.from('a secret of the README').toString('base64')}`;
    const [id, now] = ['delivery_1', new Date()];
    const data = { from: 'anna@koivu.example', subject: 'Re: Shelves' };
    const body = JSON.stringify({ event: 'reply.received', timestamp: now.getTime(), data });
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    };
    const request = `new Request('http://localhost/', ${JSON.stringify({ method: 'POST', body, headers })})`;
    const called = `process.env.WEBHOOK_SECRET = '${secret}';\nconsole.log((await POST(${request})).status);\n`;
    const settings = { url: house.url, key: house.tenant.testKey };
    const printed = await reader.program(`${scripts[1]!.text}\n${called}`, settings);
    expect(printed).toBe('anna@koivu.example: Re: Shelves\n204\n');
  });

  test('shows drafts as they are written today', async () => {
    const [, drafts] = /<!-- drafts -->\n([\s\S]*?)<!-- end of drafts -->/.exec(readme)!;
    expect(drafts!.trim()).toBe((await renderDrafts()).trim());
  });

  test('names no folder or file that is not there', () => {
    const links = [...readme.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target!);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
  });
});
