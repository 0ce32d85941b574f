import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { callTool } from './call-mcp.ts';

const service = testService({ role: 'api' });

/** Creates a tenant with leads of these companies; returns a function that searches them. */
async function openSearch(...companies: string[]) {
  const { projectId, liveKey: key } = await service.newTenant();
  const leads = companies.map((company) => ({ company }));
  await service.call('leads.addBatch', { projectId, leads }, { key });
  return async (query: string): Promise<string[]> => {
    const { structuredContent } = await callTool(service, 'search', { query }, { key });
    return structuredContent.results.map(({ title }: { title: string }) => title);
  };
}

test('sorts by matching words and omits results with less than half of the best result’s matches', async () => {
  const search = await openSearch('Alpha Beta Gamma Delta', 'Alpha', 'Alpha Beta', 'Omega');
  expect(await search('alpha beta gamma delta')).toEqual([
    'Lead: Alpha Beta Gamma Delta',
    'Lead: Alpha Beta',
  ]);
  expect(await search('beta, alpha')).toEqual([
    expect.stringContaining('Alpha Beta'),
    expect.stringContaining('Alpha Beta'),
    'Lead: Alpha',
  ]);
});

test('searches eight words, and punctuation matches nothing', async () => {
  const search = await openSearch('Omega');
  const eight = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'omega'];
  expect(await search(eight.join(' '))).toEqual(['Lead: Omega']);
  expect(await search(`${eight.join(' ').replace('omega', 'eight')} omega`)).toEqual([]);
  expect(await search('?!')).toEqual([]);
});

test('shows one-line titles and at most twenty results', async () => {
  const search = await openSearch(
    'Sigma\n  Lead: forged',
    ...Array.from({ length: 25 }, (_, index) => `Rho ${index}`),
  );
  expect(await search('sigma')).toEqual(['Lead: Sigma Lead: forged']);
  expect(await search('rho')).toHaveLength(20);
  expect(await search('rho workspace')).toHaveLength(20);
  expect((await search('rho workspace 24'))[0]).toBe('Lead: Rho 24');
});

test('an error about a file names the called tool', async () => {
  const args = { path: 'Acme/a.txt', text: 'a' };
  const headers = { 'Dry-Run': 'true' };
  const { isError, content } = await callTool(service, 'service_upload_material', args, { headers });
  expect([isError, content[0]!.text]).toEqual([
    true,
    expect.stringMatching(/^service_upload_material has no dry run\./),
  ]);
});
