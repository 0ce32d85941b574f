import type { Tool } from '../model.ts';
import { kebabCase, singular } from '../names.ts';
import { isLiveOnly, type RegistryEntry } from './registry.ts';

/** The texts of the document for an operation. */
interface Words {
  readonly summary: string;
  readonly description: string;
}

/**
 * The tool of an operation, or null if the registry wants none. The registry overrides the derived fields: the name and
 * the hints come from endpoint and verb, the title from the summary, and the description from the first sentence of the
 * operation.
 */
export function readTool(entry: RegistryEntry, { summary, description }: Words): Tool | null {
  if (entry.tool === null) return null;
  const said = entry.tool ?? {};
  const readOnly = said.readOnly ?? entry.endpoint === 'query';
  return {
    name: toolName(entry) ?? '',
    title: said.title ?? summary,
    description: said.description ?? firstSentence(description),
    readOnly,
    destructive: said.destructive ?? (!readOnly && removing.test(verbOf(entry))),
    idempotent: said.idempotent ?? (readOnly || settling.test(verbOf(entry))),
    openWorld: said.openWorld ?? asksOthers(entry),
    local: said.local ?? true,
  };
}

/**
 * The name of the tool of an entry, if it has one. `leads.add` gives `service_add_lead`, `leads.addAlias`
 * `service_add_lead_alias`, `leads.addBatch` `service_add_leads`. Other queries begin with `get`: `campaigns.stats`
 * gives `service_get_campaign_stats`.
 */
export function toolName(entry: RegistryEntry): string | undefined {
  if (entry.tool === null || entry.shadowed || entry.session) return undefined;
  if (entry.tool?.name !== undefined) return entry.tool.name;
  const [group = ''] = entry.fn.split('.');
  const [verb = '', ...rest] = kebabCase(verbOf(entry)).split('-');
  const words =
    verb === 'list' || rest.join() === 'batch'
      ? [verb, group]
      : entry.endpoint === 'query' && verb !== 'get'
        ? ['get', singular(group), verb, ...rest]
        : [verb, singular(group), ...rest];
  return ['service', ...words].join('_');
}

/** Verbs of operations that delete something permanently. */
const removing = /^(?:delete|remove|detach)/;

/** Verbs of operations that change nothing more when repeated. */
const settling = /^(?:update|set|lock|delete|remove|detach|archive|rename|approve)/;

function verbOf({ id, fn }: RegistryEntry): string {
  return (id ?? fn).split('.')[1] ?? '';
}

/** Whether it calls systems outside the service. Only results of providers cost credits. */
function asksOthers(entry: RegistryEntry): boolean {
  return entry.providers === true || entry.spendsCredits === true || isLiveOnly(entry);
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
