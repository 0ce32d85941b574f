import { EdgeVM } from '@edge-runtime/vm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { bundleSdk } from '../../sdk/scripts/measure-size.ts';
import { testService } from '../support/test-service.ts';

const service = testService();

const secret = `whsec_${Buffer.from('a secret of the edge').toString('base64')}`;

/** Runs a script in a context with web APIs and without Node APIs, and returns the script's result. */
async function runOnEdge(script: string): Promise<unknown> {
  const library = await bundleSdk(`import * as sdk from 'outreach-sdk';
     import { unwrap } from 'outreach-sdk/webhooks';
     Object.assign(globalThis, { sdk, unwrap });`);
  const runtime = new EdgeVM({ initialCode: library });
  const settings = { baseUrl: service.url, key: service.tenant.liveKey, projectId: service.tenant.projectId };
  const text = await runtime.evaluate<Promise<string>>(
    `(async ({ baseUrl, key, projectId }) => {
      const result = await (async () => { ${script} })();
      return JSON.stringify(result);
    })(${JSON.stringify(settings)})`,
  );
  return JSON.parse(text);
}

describe('an edge runtime', () => {
  test('has no Node API', async () => {
    const result = await runOnEdge(
      `const names = ['process', 'Buffer', 'require', 'setImmediate'];
       return names.filter((name) => typeof globalThis[name] !== 'undefined');`,
    );
    expect(result).toEqual([]);
  });

  test('runs the client', async () => {
    const result = await runOnEdge(`
      const outreach = sdk.createOutreach({ baseUrl, key });
      const lead = { projectId, company: 'Reuna Oy', source: 'edge' };
      const { value, attempts } = await outreach.leads.add(lead).withResponse();
      const companies = [];
      for await (const lead of outreach.leads.list({ projectId, source: 'edge' })) companies.push(lead.company);
      const error = await outreach.leads.get({ leadId: 'lead_01h455vb4pex5vsknk084sn02q' }).catch((error) => error);
      return { id: value.id, attempts, companies, errorName: error.name, isKnown: sdk.isOutreachError(error) };`);
    expect(result).toEqual({
      id: expect.stringMatching(/^lead_/),
      attempts: 1,
      companies: ['Reuna Oy'],
      errorName: 'NotFoundError',
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
    const settings = JSON.stringify({ body, headers, secret });
    const result = await runOnEdge(`
      const { body, headers, secret } = ${settings};
      const request = new Request(baseUrl, { method: 'POST', body, headers });
      const event = await unwrap(await request.arrayBuffer(), request.headers, secret);
      const changed = await unwrap(body + ' ', headers, secret).catch((error) => [error.name, error.code]);
      return { event, changed };`);
    expect(result).toEqual({
      event: { event: 'test.ping', timestamp: 1, data: {} },
      changed: ['WebhookVerificationError', 'signature_invalid'],
    });
  });
});
