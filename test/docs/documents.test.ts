import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const markdownIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
const design = markdownIn('docs/design');
const documents = [
  ...markdownIn('.'),
  ...markdownIn('docs'),
  ...design,
  ...markdownIn('docs/guides'),
  'sdk/README.md',
];

/** The anchor of a heading, as GitHub and the HTML pages create it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '`code`');

function anchorsOf(file: string): string[] {
  const text = read(file).replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
}

describe('the documents', () => {
  test('link to files and headings that exist', () => {
    const links = documents.flatMap((file) =>
      [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, href]) => ({
        file,
        href: href!,
      })),
    );
    const broken = links.filter(({ file, href }) => {
      const [target = '', anchor] = href.split('#');
      const linked = target === '' ? file : path.join(path.dirname(file), target);
      if (!existsSync(path.join(root, linked))) return true;
      return anchor !== undefined && !anchorsOf(linked).includes(anchor);
    });
    expect(links.length).toBeGreaterThan(60);
    expect(broken.map(({ file, href }) => `${file} -> ${href}`)).toEqual([]);
  });

  test('name files and folders that exist', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/`((?:src|test|codegen|check|docs|sdk|generated|bin)\/[^`\s*<{…]*)`/g)].map(
        ([, name]) => ({ file, name: name! }),
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    // The files that the walkthrough in CONTRIBUTING.md adds are fixtures of its test.
    const walkthroughs = ['brain-count', 'leads-remove-tag'].map((walkthrough) =>
      path.join(root, 'test/new-operation', walkthrough),
    );
    const exists = (name: string) =>
      existsSync(path.join(root, name)) ||
      walkthroughs.some((walkthrough) => existsSync(path.join(walkthrough, `${name}.txt`)));
    const missing = named.filter(({ name }) => !exists(name));
    expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  test('show one diagram on each page about a mechanism', () => {
    expect(design.length).toBeGreaterThan(8);
    const others = design.filter((file) => read(file).match(/^```mermaid$/gm)?.length !== 1);
    expect(others).toEqual([]);
    for (const file of design) expect(read('ARCHITECTURE.md'), file).toContain(`](${file})`);
  });

  test('describe the architecture on two pages', () => {
    const lines = read('ARCHITECTURE.md').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(120);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(read('ARCHITECTURE.md').split(/\s+/).length).toBeLessThanOrEqual(1_300);
  });

  test('list each change on one line, in the groups of Keep a Changelog', () => {
    const changes = read('CHANGELOG.md');
    const groups = [...changes.matchAll(/^### (.+)$/gm)].map(([, group]) => group!);
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect(groups.filter((group) => !known.includes(group))).toEqual([]);
    const lines = changes.split('\n');
    const isBullet = (line: string | undefined) => line?.startsWith('- ') ?? false;
    expect(lines.filter(isBullet).length).toBeGreaterThan(50);
    const long = lines.filter(
      (line, index) => isBullet(line) && (line.length > 140 || lines[index + 1]?.startsWith('  ')),
    );
    expect(long).toEqual([]);
  });

  test('state each decision in three lines', () => {
    const [decisions] = read('docs/decisions.md').split('\n## Old and new names\n');
    const entries = decisions!.split(/^### /m).slice(1);
    expect(entries.length).toBeGreaterThan(25);
    const parts = ['Context', 'Decision', 'Consequence'];
    for (const entry of entries)
      expect(
        [...entry.matchAll(/^- \*\*(\w+)\*\*: \S/gm)].map(([, part]) => part),
        entry,
      ).toEqual(parts);
  });
});
