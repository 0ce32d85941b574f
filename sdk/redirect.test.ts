import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOutreach } from './client.ts';
import { RedirectError } from './outreach-error.ts';

const requestsAtTarget: string[] = [];
let status = 307;
let targetOrigin = '';
let redirectingOrigin = '';
const servers: Server[] = [];

async function serve(server: Server, host: string): Promise<string> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const target = createServer((request, response) => {
    requestsAtTarget.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ value: { id: 'lead_1', storageId: 'file_1' }, request_id: 'r' }));
  });
  targetOrigin = await serve(target, 'localhost');
  const redirecting = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { location: `${targetOrigin}${request.url}?secret=1` }).end();
  });
  redirectingOrigin = await serve(redirecting, '127.0.0.1');
});
afterAll(() => servers.forEach((server) => server.close()));

test.each([301, 302, 303, 307, 308])(
  'rejects a redirect with status %i and names its target',
  async (code) => {
    status = code;
    const outreach = createOutreach({ baseUrl: redirectingOrigin, key: 'sk_test_a' });
    const leadId = 'lead_01h455vb4pex5vsknk084sn02q';
    const bytes = new Uint8Array(3);
    const calls: [string, () => PromiseLike<unknown>][] = [
      ['/v1/leads', () => outreach.leads.add({ projectId: 'project_1', company: 'Acme' })],
      [`/v1/leads/${leadId}`, () => outreach.leads.delete({ leadId })],
      [`/v1/leads/${leadId}`, () => outreach.leads.get({ leadId })],
      [
        '/mcp/material/upload',
        () => outreach.material.upload({ path: 'Acme/a.pdf', body: bytes, mimeType: 'application/pdf' }),
      ],
    ];
    for (const [path, call] of calls) {
      const thrown = await Promise.resolve(call()).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(RedirectError);
      expect(thrown).toMatchObject({ type: 'redirect_error', code: 'redirected', status: code });
      expect((thrown as Error).message).toBe(
        `The service redirects to ${targetOrigin}${path}, which is not followed. Set baseUrl to the final address.`,
      );
    }
    expect(requestsAtTarget).toEqual([]);
  },
);

test('reports a redirect without its target if the browser hides it', async () => {
  const hidden = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });
  const clone = () => new Response(null);
  const fetch = async () => Object.assign(hidden, { clone });
  const outreach = createOutreach({ baseUrl: redirectingOrigin, key: 'sk_test_a', fetch });
  await expect(outreach.credits.info()).rejects.toThrow('The service redirects to another address');
});
