import { readFileSync } from 'node:fs';
import type { File, Model } from '../model.ts';
import { errorsPage } from './docs/errors-page.ts';
import { eventsPage } from './docs/events-page.ts';
import { everythingPage } from './docs/everything-page.ts';
import { groupPage } from './docs/group-page.ts';
import { guidePage } from './docs/guide-page.ts';
import { indexPage } from './docs/index-page.ts';
import { renderPage } from './docs/layout.ts';
import { searchEntries } from './docs/search-index.ts';
import { linkDocs } from './docs/site.ts';
import { toolsPage } from './docs/tools-page.ts';
import { generatedNotice, scriptHeader } from './source.ts';

const readStatic = (name: string) => readFileSync(new URL(`../static/docs/${name}`, import.meta.url), 'utf8');
/** `sizes` is last, so that its rules override the others. */
const stylesheet = ['base', 'frame', 'reference', 'samples', 'guides', 'sizes']
  .map((name) => readStatic(`style/${name}.css`))
  .join('\n');
const icon = readStatic('icon.svg');
const scripts = ['search.js', 'samples.js'].map((name) => ({ name, text: readStatic(name) }));

/** JSON is broken into lines down to this depth, so that each operation and each component takes one line. */
const lineBreakDepth = 3;

/** JSON with line breaks down to a depth, so that a diff shows what changed. */
function jsonText(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const entries = Array.isArray(value)
    ? value.map((item) => jsonText(item, depth - 1, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${jsonText(item, depth - 1, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return `${open}${close}`;
  return `${open}\n${entries.map((entry) => `${inner}${entry}`).join(',\n')}\n${indent}${close}`;
}

/** `docs/`: the bundled document, the guides and the reference. The pages load no files from other hosts. */
export function emitDocs(model: Model): File[] {
  const document = { 'x-origin': generatedNotice, ...model.document };
  const docs = linkDocs(model);
  const pages = [
    indexPage(docs),
    ...model.guides.map((guide) => guidePage(docs, guide)),
    ...model.groups.map((group) => groupPage(docs, group)),
    toolsPage(docs),
    eventsPage(docs),
    errorsPage(docs),
    everythingPage(docs),
  ];
  const entries = searchEntries(docs).map(({ kind, name, words, href }) =>
    JSON.stringify([kind, name, words, href]),
  );
  return [
    { path: 'docs/openapi.json', text: `${jsonText(document, lineBreakDepth)}\n` },
    ...pages.map((page) => ({ path: `docs/${page.path}`, text: renderPage(docs, page) })),
    { path: 'docs/icon.svg', text: `<!-- ${generatedNotice} -->\n${icon}` },
    { path: 'docs/style.css', text: `/* ${generatedNotice} */\n\n${stylesheet}` },
    {
      path: 'docs/search-index.js',
      text: `${scriptHeader}\nglobalThis.searchIndex = [\n${entries.join(',\n')},\n];\n`,
    },
    ...scripts.map(({ name, text }) => ({ path: `docs/${name}`, text: `${scriptHeader}\n${text}` })),
  ];
}
