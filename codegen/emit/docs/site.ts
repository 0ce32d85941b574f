import type { ErrorDefinition, Model } from '../../model.ts';
import type { Html } from './html.ts';

/** A page's file name, its title and its content. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly content: Html;
  /** The sections that the list of contents shows. */
  readonly sections?: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly anchor: string;
}

/** What every page is made from: the model, and where each name of it has its place. */
export interface Site {
  readonly model: Model;
  /** By the name of an operation, an event or an error as texts write it: the address of its place. */
  readonly hrefs: ReadonlyMap<string, string>;
}

/** What stands by its name on a group's page: an operation or an upload. */
export interface Callable {
  readonly id: string;
  readonly group: string;
  readonly summary: string;
  readonly errors: readonly string[];
}

/** The operations of a model and then its uploads. */
export function listCallables({ operations, uploads }: Model): Callable[] {
  return [...operations, ...uploads];
}

/** The site of a model. Addresses are relative, so that the pages can be read from a folder too. */
export function createSite(model: Model): Site {
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

/** Where an operation stands: its anchor is its name, and an argument's is the name with the argument's path. */
export function operationHref({ group, id }: Pick<Callable, 'group' | 'id'>): string {
  return `${group}.html#${id}`;
}

export function errorHref({ name }: ErrorDefinition): string {
  return `errors.html#${name}`;
}

export function eventHref(kind: string): string {
  return `webhook-events.html#${kind}`;
}

/** Where a tool stands on the page of tools. */
export function toolAnchor(name: string): string {
  return `tool-${name}`;
}

/** The anchor of a named schema on any page that shows it. */
export function schemaAnchor(name: string): string {
  return `schema-${name}`;
}
