import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { extraTools, tools, toolsets } from '../../generated/contract/tools.ts';
import { model } from '../contract/operations.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'generated', 'docs');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const names = readdirSync(folder);
const pages = new Map(names.filter((name) => name.endsWith('.html')).map((name) => [name, read(name)]));
const anchors = new Map(
  [...pages].map(([name, text]) => [name, [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)]),
);

function exists(from: string, href: string): boolean {
  const [name = '', anchor] = href.split('#');
  const target = name === '' ? from : name;
  if (anchor === undefined) return names.includes(target);
  return anchors.get(target)?.includes(anchor) ?? false;
}

describe('the pages', () => {
  test('contain every anchor once', () => {
    const duplicates = [...anchors].flatMap(([name, ids]) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${name}#${id}`),
    );
    expect(duplicates).toEqual([]);
  });

  test('have no broken links', () => {
    const broken = [...pages].flatMap(([name, text]) => {
      const links = [...text.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map(([, link]) => link!);
      return links.filter((link) => !exists(name, link)).map((link) => `${name} -> ${link}`);
    });
    expect(broken).toEqual([]);
  });

  test('have a searchable anchor for every operation, argument, tool, error and event', () => {
    const found = [...read('search-index.js').matchAll(/^\["(\w+)","(.*?)",".*","(.*?)"\]/gm)].map(
      ([, kind, name, href]) => ({ kind: kind!, name: name!, href: href! }),
    );
    expect(found.filter(({ href }) => !exists('', href))).toEqual([]);
    const namesOf = (kind: string) =>
      new Set(found.filter((entry) => entry.kind === kind).map(({ name }) => name));
    expect(namesOf('operation')).toEqual(
      new Set([...model.operations, ...model.uploads].map(({ id }) => id)),
    );
    expect(namesOf('error')).toEqual(new Set(model.errors.map(({ code }) => code)));
    expect(namesOf('event')).toEqual(new Set(model.events.map(({ kind }) => kind)));
    expect(namesOf('tool')).toEqual(
      new Set([...tools, ...Object.values(extraTools)].map(({ name }) => name)),
    );
    expect(namesOf('guide').size).toBeGreaterThan(20);
    for (const { id, group, argumentsName } of model.operations) {
      for (const name of Object.keys(model.schemas.get(argumentsName)!.properties ?? {})) {
        expect(exists('', `${group}.html#${id}.${name}`), `${id} ${name}`).toBe(true);
      }
    }
  });

  test('draw the statuses of a run in order, with a text alternative', () => {
    const text = read('from-a-brief.html');
    const drawn = [...text.matchAll(/class="beside"[^>]*>([a-z_]+)</g)].map(([, status]) => status);
    const statuses = model.schemas.get('RunStatusName')!.enum as readonly string[];
    expect(drawn).toEqual(statuses.filter((status) => drawn.includes(status)));
    expect(drawn.length).toBeGreaterThan(5);
    const [, label = ''] = /class="picture"[^>]*aria-label="([^"]+)"/s.exec(text) ?? [];
    for (const status of drawn) expect(label).toContain(status);
  });

  test('draw optional steps with a dashed frame and their condition', () => {
    for (const name of ['from-a-brief.html', 'inbound-messages.html']) {
      const [picture = ''] = /<svg\s+class="picture".*?<\/svg>/s.exec(read(name)) ?? [];
      const framed = [...picture.matchAll(/if ([^<]+)<\/text>\s*<g class="(\w+) sometimes"/g)];
      expect(framed.length, name).toBeGreaterThan(2);
      expect(picture.match(/ sometimes"/g)).toHaveLength(framed.length);
      for (const [, when, who] of framed) expect(picture).toContain(`${who}, if ${when}: `);
    }
    expect(read('style.css')).toMatch(/\.sometimes rect \{[^}]*stroke-dasharray/);
  });

  test('list every callable tool and no other', () => {
    const known = new Set([...tools, ...Object.values(extraTools)].map(({ name }) => name));
    const mentioned = new Set([...pages].flatMap(([, text]) => text.match(/\bservice_[a-z_]+/g) ?? []));
    expect([...mentioned].filter((name) => !known.has(name))).toEqual([]);
    for (const name of known) expect(exists('', `tools.html#tool-${name}`), name).toBe(true);
    for (const toolset of toolsets) expect(exists('', `tools.html#toolset-${toolset}`), toolset).toBe(true);
  });

  test('exist at the addresses in llms.txt', () => {
    const links = [...read('llms.txt').matchAll(/\]\((\/[^)]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(100);
    const pageOf = (link: string) =>
      link.replace(/^\/(?:docs\/)?/, '').replace(/^([a-z-]+)(?=#|$)/, '$1.html');
    expect(links.filter((link) => !exists('', pageOf(link)))).toEqual([]);
    for (const name of Object.keys(extraTools)) expect(links).toContain(`/docs/tools#tool-${name}`);
  });

  test('show the headers of a delivery, and the body of every event', () => {
    const page = pages.get('webhook-events.html')!;
    for (const { name } of model.events[0]!.headers) expect(page).toContain(`<td><code>${name}</code></td>`);
    for (const { kind, headers, example } of model.events) {
      expect(headers, kind).toEqual(model.events[0]!.headers);
      expect(headers).toHaveLength(5);
      expect(page).toContain(
        `"event": "${kind}",\n  "timestamp": ${String(example['timestamp'])}`.replaceAll('"', '&quot;'),
      );
    }
  });

  test('refer to commands instead of an app', () => {
    expect([...pages].filter(([, text]) => /\b(people|person)\b[^.<]* in the app\b/.test(text))).toEqual([]);
  });

  test('name no operations for errors that any call may return', () => {
    const [, common, specific] = pages.get('errors.html')!.split(/<h2 id="(?:common|own)">/);
    expect(common).toContain('id="invalid_arguments"');
    expect(common).not.toContain('Returned by');
    expect(specific).toContain('Returned by');
  });
});
