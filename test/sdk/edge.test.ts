import { EdgeVM } from '@edge-runtime/vm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { bundleSdk } from '../../sdk/scripts/measure-size.ts';
import { testService } from '../support/test-service.ts';

const service = testService();

const secret = `whsec_${Buffer.from('a secret of the edge').toString('base64')}`;

/** A script in a context that has what the web has and nothing of Node; it ends with a promise of what it found. */
async function onTheEdge(script: string): Promise<unknown> {
  const library = await bundleSdk(`import * as sdk from 'outreach-sdk';
     import { unwrap } from 'outreach-sdk/webhooks';
     Object.assign(globalThis, { sdk, unwrap });`);
  const runtime = new EdgeVM({ initialCode: library });
  const given = { baseUrl: service.url, key: service.tenant.liveKey, projectId: service.tenant.projectId };
  const text = await runtime.evaluate<Promise<string>>(
    `(async ({ baseUrl, key, projectId }) => {
      const found = await (async () => { ${script} })();
      return JSON.stringify(found);
    })(${JSON.stringify(given)})`,
  );
  return JSON.parse(text);
}

describe('an edge runtime', () => {
  test('has no Node API', async () => {
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

  test('receives webhooks', async () => {
    const body = JSON.stringify({ event: 'test.ping', timestamp: 1, data: {} });
    const [id, now] = ['delivery_1', new Date()];
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    };
    const given = JSON.stringify({ body, headers, secret });
    const found = await onTheEdge(`
      const { body, headers, secret } = ${given};
      const request = new Request(baseUrl, { method: 'POST', body, headers });
      const event = await unwrap(await request.arrayBuffer(), request.headers, secret);
      const changed = await unwrap(body + ' ', headers, secret).catch((error) => [error.name, error.code]);
      return { event, changed };`);
    expect(found).toEqual({
      event: { event: 'test.ping', timestamp: 1, data: {} },
      changed: ['WebhookVerificationError', 'signature_invalid'],
    });
  });
});
