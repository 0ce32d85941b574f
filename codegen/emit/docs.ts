import { readFileSync } from 'node:fs';
import type { File, Model } from '../model.ts';
import { groupPage, operationAnchor } from './docs/group-page.ts';
import { errorsPage, eventsPage, indexPage } from './docs/other-pages.ts';
import { originMark, scriptHeader } from './source.ts';

const readStatic = (name: string) => readFileSync(new URL(`../static/docs/${name}`, import.meta.url), 'utf8');
const style = readStatic('style.css');
const searchScript = readStatic('search.js');

/** `docs/`: the bundled document and the offline reference, which needs nothing but its own files. */
export function emitDocs(model: Model): File[] {
  const document = { 'x-origin': originMark, ...model.document };
  const pages = model.groups.map((group) => ({
    path: `docs/${group.name}.html`,
    text: groupPage(model, group),
  }));
  const index = JSON.stringify(searchEntries(model), null, 1);
  return [
    { path: 'docs/openapi.json', text: `${JSON.stringify(document, null, 1)}\n` },
    { path: 'docs/index.html', text: indexPage(model) },
    ...pages,
    { path: 'docs/events.html', text: eventsPage(model) },
    { path: 'docs/errors.html', text: errorsPage(model) },
    { path: 'docs/style.css', text: `/* ${originMark} */\n\n${style}` },
    { path: 'docs/search.js', text: `${scriptHeader}\nconst entries = ${index};\n\n${searchScript}` },
  ];
}

/** What can be found: the name, the words beside it, and where it stands. */
function searchEntries(model: Model): [name: string, words: string, href: string][] {
  return [
    ...model.operations.map((operation): [string, string, string] => {
      const words = [operation.summary, operation.rest?.path, operation.tool?.name]
        .filter(Boolean)
        .join(' · ');
      return [operation.id, words, `${operation.group}.html#${operationAnchor(operation)}`];
    }),
    ...model.events.map(({ kind, summary }): [string, string, string] => [
      kind,
      summary,
      `events.html#${kind}`,
    ]),
    ...model.errors.map(({ name, code, summary }): [string, string, string] => [
      code,
      summary,
      `errors.html#${name}`,
    ]),
  ];
}
