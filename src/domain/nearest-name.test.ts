import fc from 'fast-check';
import { expect, test } from 'vitest';
import { routes } from '../../generated/contract/routes.ts';
import { nearestName, nearestPaths } from './nearest-name.ts';
import { operationNames as names } from './operation-names.ts';

const paths = [...new Set(routes.map(({ path }) => path))];
const argumentNames = ['projectId', 'source', 'campaignBrief', 'campaignId', 'sourceDisplayLabel'];

test.each([
  ['discoverySource', argumentNames, 'source'],
  ['campaign', argumentNames, 'campaignId'],
  ['workspaceId', argumentNames, 'projectId'],
  ['project_id', argumentNames, 'projectId'],
  ['SOURCE', argumentNames, 'source'],
  ['display_label', argumentNames, 'sourceDisplayLabel'],
  ['emailAddress', ['email', 'jobTitle'], 'email'],
  ['tag', ['tags', 'text'], 'tags'],
  ['addLeads', names, 'leads.add'],
  ['leads.create', names, 'leads.add'],
  ['contacts.list', names, 'leads.list'],
  ['brain.delete', names, 'brain.remove'],
  ['webhooks.remove', names, 'webhooks.delete'],
  ['start_runs_from_leads', names, 'runs.startFromLeads'],
  ['leeds.lsit', names, 'leads.list'],
  ['leadslist', names, 'leads.list'],
  ['Out of office', ['out_of_office', 'positive'], 'out_of_office'],
])('the nearest name to %s', (name, known, expected) => expect(nearestName(name, known)).toBe(expected));

test.each([
  ['fleet', argumentNames],
  ['', ['apple']],
  ['constructor', ['leads.add']],
  ['???', ['leadership']],
  ['service_create_webhook', ['service_create_flow', 'service_create_campaign']],
  ['webhooks.pause', names],
  ['campaigns.delete', names],
  ['messages.send', names],
  ['send', ['find', 'list']],
])('%s is not near any name', (name, known) => expect(nearestName(name, known)).toBeUndefined());

test.each([
  ['/v1/lead', ['/v1/leads']],
  ['/v1/lead/lead_01h455vb4pex5vsknk084sn02q', ['/v1/leads/{leadId}']],
  ['/v1/leads/lead_01h455vb4pex5vsknk084sn02q/alias', ['/v1/leads/{leadId}/add-alias']],
  ['/v1/runs/run_01h455vb4pex5vsknk084sn02q/lead', ['/v1/runs/{runId}/leads']],
  ['/v1/runs/startFromLeads', ['/v1/runs/start-from-leads']],
  ['/v1/campaign/campaign_01h4/stat', ['/v1/campaigns/{campaignId}/stats']],
  ['/v1/event/ingest', ['/v1/events/ingest']],
  ['/v1', []],
  ['/v1/nonsense', []],
  ['/v1/nonsense/lead_01/x', []],
  ['/', []],
])('the nearest paths to %s', (path, expected) => expect(nearestPaths(path, paths)).toEqual(expected));

test('finds each known name for itself and returns only known names', () => {
  for (const name of names) expect(nearestName(name, names)).toBe(name);
  for (const path of paths) expect(nearestPaths(path, paths)).toContain(path);
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, suffix) => {
      const near = nearestName(text, names);
      const nearby = nearestPaths(`/${text}/${suffix}`, paths);
      return (near === undefined || names.includes(near)) && nearby.every((path) => paths.includes(path));
    }),
  );
});
