import { schemaNamed, type JsonSchema } from '../../model.ts';
import { operationTools, extraTools } from '../../tools.ts';
import { guideSections, guideTitle } from './guide-page.ts';
import { innerObjects } from './inner-objects.ts';
import { errorHref, eventHref, operationHref, toolAnchor, type Docs } from './site.ts';

/** A search entry: its kind, its name, the text beside it and its address. */
export interface SearchEntry {
  readonly kind: 'operation' | 'argument' | 'error' | 'event' | 'guide' | 'tool';
  readonly name: string;
  readonly words: string;
  readonly href: string;
}

/** All search entries. Equal matches keep this order. */
export function searchEntries(docs: Docs): SearchEntry[] {
  const { model } = docs;
  return [
    ...model.operations.map((operation): SearchEntry => {
      const words = [operation.summary, operation.rest?.path].filter(Boolean).join(' · ');
      return { kind: 'operation', name: operation.id, words, href: operationHref(operation) };
    }),
    ...model.uploads.map((upload): SearchEntry => ({
      kind: 'operation',
      name: upload.id,
      words: `${upload.summary} · ${upload.path}`,
      href: operationHref(upload),
    })),
    ...model.guides.flatMap((guide): SearchEntry[] => {
      const href = `${guide.name}.html`;
      const words = guideTitle(guide);
      const sections = guideSections(guide).map(({ title, anchor }): SearchEntry => ({
        kind: 'guide',
        name: title,
        words,
        href: `${href}#${anchor}`,
      }));
      return [{ kind: 'guide', name: words, words: '', href }, ...sections];
    }),
    {
      kind: 'guide',
      name: 'MCP tools',
      words: 'Connect Claude, Cursor, VS Code, Codex, Gemini and others, hosted or local',
      href: 'tools.html',
    },
    ...[...operationTools(model), ...extraTools(model)].map(({ name, title }): SearchEntry => ({
      kind: 'tool',
      name,
      words: title,
      href: `tools.html#${toolAnchor(name)}`,
    })),
    ...model.errors.map((error): SearchEntry => ({
      kind: 'error',
      name: error.code,
      words: error.summary,
      href: errorHref(error),
    })),
    ...model.events.map(({ kind, summary }): SearchEntry => ({
      kind: 'event',
      name: kind,
      words: summary,
      href: eventHref(kind),
    })),
    ...model.operations.flatMap((operation) =>
      argumentPaths(docs, schemaNamed(model, operation.argumentsName)).map((path): SearchEntry => ({
        kind: 'argument',
        name: path,
        words: operation.id,
        href: `${operationHref(operation)}.${path}`,
      })),
    ),
  ];
}

/** The paths of all arguments, as in their anchors: `leads.email` for the email of the items of `leads`. */
function argumentPaths(docs: Docs, schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    name,
    ...innerObjects(docs.model, property).flatMap((inner) =>
      argumentPaths(docs, inner.schema).map((path) => `${name}${inner.pathSuffix}.${path}`),
    ),
  ]);
}
