import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** What the package adds to a web page, minified and gzipped, in bytes. */
export interface SdkSize {
  /** With one operation called as a function of its own. */
  readonly oneOperationBytes: number;
  /** With the client that has them all. */
  readonly allOperationsBytes: number;
}

const oneOperation = `
import { connect, leads } from 'outreach-sdk';
console.log(await leads.add(connect({ baseUrl: location.origin, key: 'k' }), { projectId: 'p' }));`;
const allOperations = `
import { createOutreach } from 'outreach-sdk';
console.log(await createOutreach({ baseUrl: location.origin, key: 'k' }).leads.add({ projectId: 'p' }));`;

/** Bundles two small pages, openapi-fetch included, and answers how large they are. */
export async function measureSdkSize(): Promise<SdkSize> {
  return {
    oneOperationBytes: await gzippedBytes(oneOperation),
    allOperationsBytes: await gzippedBytes(allOperations),
  };
}

async function gzippedBytes(page: string): Promise<number> {
  return gzipSync(await bundleSdk(page), { level: 9 }).length;
}

/** One minified module for browsers out of a module that imports 'outreach-sdk'. */
export async function bundleSdk(page: string): Promise<string> {
  const door = path.join(import.meta.dirname, '..', 'outreach-sdk.ts');
  const bundle = await rolldown({
    input: 'page',
    platform: 'browser',
    resolve: { alias: { 'outreach-sdk': door } },
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
