import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** The bytes the package adds to a web page, minified and gzipped. */
export interface SdkSize {
  /** With one operation imported as a function. */
  readonly oneOperationBytes: number;
  /** With one list imported as a function, including paging. */
  readonly oneListBytes: number;
  /** With the whole client. */
  readonly allOperationsBytes: number;
  /** Only the webhook part, which the client does not include. */
  readonly webhooksBytes: number;
}

const oneOperation = `
import { connect, leads } from 'outreach-sdk';
console.log(await leads.add(connect({ baseUrl: location.origin, key: 'k' }), { projectId: 'p' }));`;
const oneList = `
import { connect, leads } from 'outreach-sdk';
const list = leads.list(connect({ baseUrl: location.origin, key: 'k' }), { projectId: 'p' });
for await (const lead of list) console.log(lead);`;
const allOperations = `
import { createOutreach } from 'outreach-sdk';
console.log(await createOutreach({ baseUrl: location.origin, key: 'k' }).leads.add({ projectId: 'p' }));`;
const webhooks = `
import { unwrap } from 'outreach-sdk/webhooks';
export const take = (body, headers) => unwrap(body, headers, 'whsec_a2V5');`;

/** Bundles small programs, with openapi-fetch if needed, and returns their sizes. */
export async function measureSdkSize(): Promise<SdkSize> {
  return {
    oneOperationBytes: await gzippedBytes(oneOperation),
    oneListBytes: await gzippedBytes(oneList),
    allOperationsBytes: await gzippedBytes(allOperations),
    webhooksBytes: await gzippedBytes(webhooks),
  };
}

async function gzippedBytes(page: string): Promise<number> {
  return gzipSync(await bundleSdk(page), { level: 9 }).length;
}

/** Bundles a module that imports 'outreach-sdk' into one minified browser module. */
export async function bundleSdk(page: string): Promise<string> {
  const entryPoint = (name: string) => path.join(import.meta.dirname, '..', `${name}.ts`);
  const bundle = await rolldown({
    input: 'page',
    platform: 'browser',
    resolve: {
      alias: {
        'outreach-sdk/session': entryPoint('session'),
        'outreach-sdk/webhooks': entryPoint('webhooks'),
        'outreach-sdk': entryPoint('outreach-sdk'),
      },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? { id, moduleSideEffects: true } : undefined),
        load: (id) => (id === 'page' ? page : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}
