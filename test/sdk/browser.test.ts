import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as outreachSdk from '../../sdk/outreach-sdk.ts';
import { bundleSdk } from '../../sdk/scripts/measure-size.ts';
import type { Service } from '../../src/assemble.ts';
import { chromiumPath, openChromium, chromiumSkipNote } from '../support/chromium.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';

/** The page's global variable: the entire library. */
declare const sdk: typeof outreachSdk;

const service = testService();
const maxCalls = 40;

describe.skipIf(!chromiumPath)(`a page in a browser${chromiumSkipNote}`, { tags: 'needs-browser' }, () => {
  let listedOrigin: Server;
  let unlistedOrigin: Server;
  let browserService: Service;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const library = await bundleSdk(`import * as sdk from 'outreach-sdk';\nglobalThis.sdk = sdk;`);
    [listedOrigin, unlistedOrigin] = [await servePage(library), await servePage(library)];
    browserService = await openService(service.databaseUrl, {
      role: 'api',
      environment: { ALLOWED_ORIGINS: originOf(listedOrigin), RATE_LIMIT_TEST: String(maxCalls) },
    });
    browser = await openChromium();
    page = await openPage(listedOrigin);
  });
  afterAll(async () => {
    await browser?.close();
    await browserService?.close();
    listedOrigin?.close();
    unlistedOrigin?.close();
  });

  async function openPage(server: Server): Promise<Page> {
    const opened = await browser.newPage();
    await opened.goto(originOf(server));
    await opened.waitForFunction(() => 'sdk' in globalThis);
    return opened;
  }

  const clientOptions = (key = service.tenant.liveKey) => ({
    baseUrl: serviceUrl(browserService),
    key,
    projectId: service.tenant.projectId,
  });

  test('adds and lists', async () => {
    const companies = await page.evaluate(async ({ baseUrl, key, projectId }) => {
      const outreach = sdk.createOutreach({ baseUrl, key });
      for (const company of ['Koivu Oy', 'Åland Söhne & Co'])
        await outreach.leads.add({ projectId, company, source: 'browser' });
      const found: (string | null)[] = [];
      for await (const lead of outreach.leads.list({ projectId, source: 'browser', limit: 1 }))
        found.push(lead.company);
      return found;
    }, clientOptions());
    expect(companies).toEqual(['Åland Söhne & Co', 'Koivu Oy']);
  });

  test('reads the request id, the replay mark and the rate limit', async () => {
    const result = await page.evaluate(async ({ baseUrl, key, projectId }) => {
      const outreach = sdk.createOutreach({ baseUrl, key });
      const add = () => outreach.leads.add({ projectId, company: 'Kuusi Oy' }, { idempotencyKey: 'page-1' });
      await add();
      const { requestId, isReplay, headers } = await add().withResponse();
      return { requestId, isReplay, rateLimit: headers.get('ratelimit') };
    }, clientOptions());
    expect(result).toEqual({
      requestId: expect.stringMatching(/^req_/),
      isReplay: true,
      rateLimit: expect.stringContaining('"minute";r='),
    });
  });

  test('gets a NotFoundError for a missing lead', async () => {
    const result = await page.evaluate(async ({ baseUrl, key }) => {
      const leadId = 'lead_01h455vb4pex5vsknk084sn02q';
      try {
        return await sdk.createOutreach({ baseUrl, key }).leads.get({ leadId });
      } catch (error) {
        if (!(error instanceof sdk.NotFoundError)) throw error;
        const { name, type, code, status, requestId } = error;
        return { name, type, code, status, requestId };
      }
    }, clientOptions());
    expect(result).toEqual({
      name: 'NotFoundError',
      type: 'not_found_error',
      code: 'lead_not_found',
      status: 400,
      requestId: expect.stringMatching(/^req_/),
    });
  });

  test('reads how long to wait at the rate limit', async () => {
    const result = await page.evaluate(
      async ({ baseUrl, key, calls }) => {
        const outreach = sdk.createOutreach({ baseUrl, key, maxRetries: 0 });
        const all = await Promise.allSettled(Array.from({ length: calls }, () => outreach.credits.info()));
        return all.flatMap((call) => {
          if (call.status === 'fulfilled' || !(call.reason instanceof sdk.RateLimitError)) return [];
          return [{ header: call.reason.response?.headers.get('retry-after'), ms: call.reason.retryAfterMs }];
        });
      },
      { ...clientOptions(service.tenant.testKey), calls: 2 * maxCalls + 5 },
    );
    expect(result.length).toBeGreaterThanOrEqual(5);
    for (const { header, ms } of result) expect(ms).toBe(Number(header) * 1_000);
  });

  test('sends a body again if the connection breaks', async () => {
    const unreliablePage = await openPage(listedOrigin);
    let isBroken = true;
    await unreliablePage.route('**/v1/leads', (route) => {
      if (route.request().method() !== 'POST' || !isBroken) return route.continue();
      isBroken = false;
      return route.abort('connectionreset');
    });
    const { attempts, company } = await unreliablePage.evaluate(async ({ baseUrl, key, projectId }) => {
      const call = sdk.createOutreach({ baseUrl, key }).leads.add({ projectId, company: 'Leppä Oy' });
      const { attempts, value } = await call.withResponse();
      return { attempts, company: value.company };
    }, clientOptions());
    expect({ attempts, company }).toEqual({ attempts: 2, company: 'Leppä Oy' });
    await unreliablePage.close();
  });

  test.each([true, false])('uploads a file, with progress: %s', async (withProgress) => {
    const { stored, result } = await page.evaluate(
      async ({ baseUrl, key, withProgress }) => {
        const result: outreachSdk.UploadProgress[] = [];
        const stored = await sdk.createOutreach({ baseUrl, key }).material.upload({
          path: 'Työ & Söhne/offer.txt',
          body: new File(['ä'.repeat(500_000)], 'offer.txt'),
          mimeType: 'text/plain',
          ...(withProgress && { onProgress: (progress) => void result.push(progress) }),
        });
        return { stored, result };
      },
      { ...clientOptions(), withProgress },
    );
    expect(stored).toMatchObject({
      path: 'Työ & Söhne/offer.txt',
      sizeBytes: 1_000_000,
      mediaType: 'text/plain',
    });
    expect(result.at(-1)).toEqual(withProgress ? { sentBytes: 1_000_000, totalBytes: 1_000_000 } : undefined);
  });

  test('uploads a stream, and gets the error for an invalid path', async () => {
    const result = await page.evaluate(async ({ baseUrl, key }) => {
      const upload = (path: string, onProgress?: () => void) =>
        sdk.createOutreach({ baseUrl, key }).material.upload({
          path,
          body: new Blob(['streamed']).stream(),
          mimeType: 'text/plain',
          ...(onProgress && { onProgress }),
        });
      const { sizeBytes } = await upload('a/b.txt');
      const error = await upload('a/../b.txt', () => undefined).catch((error: unknown) => error);
      if (!(error instanceof sdk.InvalidRequestError)) throw error;
      return { sizeBytes, code: error.code, requestId: error.requestId };
    }, clientOptions());
    expect(result).toEqual({ sizeBytes: 8, code: 'path_invalid', requestId: expect.stringMatching(/^req_/) });
  });

  test('can abort a call', async () => {
    const name = await page.evaluate(async ({ baseUrl, key }) => {
      const controller = new AbortController();
      const call = sdk.createOutreach({ baseUrl, key }).credits.info({}, { signal: controller.signal });
      controller.abort();
      const upload = sdk
        .createOutreach({ baseUrl, key })
        .material.upload(
          { path: 'a/b.txt', body: new Blob(['a']), mimeType: 'text/plain', onProgress: () => undefined },
          { signal: AbortSignal.abort() },
        );
      const nameOf = (error: Error) => error.name;
      return [await call.then(String, nameOf), await upload.then(String, nameOf)];
    }, clientOptions());
    expect(name).toEqual(['AbortError', 'AbortError']);
  });

  test('cannot call from an origin that is not listed', async () => {
    const unlistedPage = await openPage(unlistedOrigin);
    const result = await unlistedPage.evaluate(async ({ baseUrl, key, projectId }) => {
      const outreach = sdk.createOutreach({ baseUrl, key, maxRetries: 0 });
      const call = outreach.leads.add({ projectId, company: 'Paju Oy', source: 'unlisted' });
      return call.then(String, (error: Error) => error.name);
    }, clientOptions());
    expect(result).toBe('ConnectionError');
    const { value } = await service.rest('GET', '/v1/leads', {
      projectId: clientOptions().projectId,
      source: 'unlisted',
    });
    expect(value.items).toEqual([]);
    await unlistedPage.close();
  });
});

/** Serves a page that loads only the library, on its own origin. */
async function servePage(library: string): Promise<Server> {
  const page = '<!doctype html><meta charset="utf-8"><script type="module" src="/sdk.js"></script>';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript; charset=utf-8' : 'text/html');
    response.end(isScript ? library : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
