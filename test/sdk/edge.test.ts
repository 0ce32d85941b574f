import { EdgeVM } from '@edge-runtime/vm';
import { describe, expect, test } from 'vitest';
import { bundleSdk } from '../../sdk/scripts/measure-size.ts';
import { testHouse } from '../house.ts';

const house = testHouse();

/** A script in a context that has what the web has and nothing of Node; it ends with a promise of what it found. */
async function onTheEdge(script: string): Promise<unknown> {
  const library = await bundleSdk(`import * as sdk from 'outreach-sdk';\nglobalThis.sdk = sdk;`);
  const runtime = new EdgeVM({ initialCode: library });
  const given = { baseUrl: house.url, key: house.tenant.liveKey, projectId: house.tenant.projectId };
  const text = await runtime.evaluate<Promise<string>>(
    `(async ({ baseUrl, key, projectId }) => {
      const found = await (async () => { ${script} })();
      return JSON.stringify(found);
    })(${JSON.stringify(given)})`,
  );
  return JSON.parse(text);
}

describe('an edge runtime', () => {
  test('has nothing of Node', async () => {
    const found = await onTheEdge(
      `const names = ['process', 'Buffer', 'require', 'setImmediate'];
       return names.filter((name) => typeof globalThis[name] !== 'undefined');`,
    );
    expect(found).toEqual([]);
  });

  test('runs the client', async () => {
    const found = await onTheEdge(`
      const outreach = sdk.createOutreach({ baseUrl, key });
      const lead = { projectId, company: 'Reuna Oy', source: 'edge' };
      const { value, attempts } = await outreach.leads.add(lead).withResponse();
      const companies = [];
      for await (const lead of outreach.leads.list({ projectId, source: 'edge' })) companies.push(lead.company);
      const refusal = await outreach.leads.get({ leadId: 'lead_01h455vb4pex5vsknk084sn02q' }).catch((error) => error);
      return { id: value.id, attempts, companies, error: refusal.name, isKnown: sdk.isOutreachError(refusal) };`);
    expect(found).toEqual({
      id: expect.stringMatching(/^lead_/),
      attempts: 1,
      companies: ['Reuna Oy'],
      error: 'NotFoundError',
      isKnown: true,
    });
  });
});
