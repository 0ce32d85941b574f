import type { ErrorDefinition, Model } from '../../model.ts';
import type { Html } from './html.ts';

/** The file name, title and content of a page. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly content: Html;
  /** The sections in the table of contents. */
  readonly sections?: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly anchor: string;
}

/** What a page needs to describe the API: the model, and the link for each name in it. */
export interface Docs {
  readonly model: Model;
  /** Addresses by the name of an operation, an event or an error. */
  readonly hrefs: ReadonlyMap<string, string>;
}

/** An operation or an upload. */
export interface Callable {
  readonly id: string;
  readonly group: string;
  readonly summary: string;
  readonly errors: readonly string[];
}

/** All operations, then all uploads. */
export function listCallables({ operations, uploads }: Model): Callable[] {
  return [...operations, ...uploads];
}

/** Adds the links to a model. They are relative, so that pages also work from a folder on disk. */
export function linkDocs(model: Model): Docs {
  const hrefs = new Map<string, string>();
  for (const error of model.errors) if (error.code === error.name) hrefs.set(error.code, errorHref(error));
  for (const { kind } of model.events) hrefs.set(kind, eventHref(kind));
  for (const upload of model.uploads) hrefs.set(upload.id, operationHref(upload));
  for (const operation of model.operations.toReversed()) {
    hrefs.set(operation.fn, operationHref(operation));
    hrefs.set(operation.id, operationHref(operation));
  }
  return { model, hrefs };
}

/** The address of an operation. The address of an argument adds a dot and its path. */
export function operationHref({ group, id }: Pick<Callable, 'group' | 'id'>): string {
  return `${group}.html#${id}`;
}

export function errorHref({ name }: ErrorDefinition): string {
  return `errors.html#${name}`;
}

export function eventHref(kind: string): string {
  return `webhook-events.html#${kind}`;
}

/** The anchor of a tool on the page of tools. */
export function toolAnchor(name: string): string {
  return `tool-${name}`;
}

/** The anchor of a named schema on any page that shows it. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}
