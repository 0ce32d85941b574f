import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { Benchmark } from './benchmark.ts';
import { atMost } from './figures.ts';

const repository = path.join(import.meta.dirname, '..', '..');

/** What an app would write that makes one kind of call, and one that may make every kind. */
const pages = {
  one: `import { createOutreach } from './sdk/client.ts'; export const list = createOutreach(options).leads.list;`,
  all: `export { createOutreach } from './sdk/client.ts';`,
};

export const sdk: Benchmark = {
  name: 'sdk',
  what: 'what the typed client adds to a web page, minified and gzipped',
  run: async () => {
    const shown = { name: 'sdk', unit: 'kB gzipped' };
    const [one, all] = [await gzippedKilobytes(pages.one), await gzippedKilobytes(pages.all)];
    return [
      { ...shown, what: 'the client with one operation', ours: [one], goal: atMost(5, 'ours') },
      { ...shown, what: 'the client with all operations', ours: [all], goal: atMost(12, 'ours') },
    ];
  },
};

async function gzippedKilobytes(page: string): Promise<number> {
  const entry = path.join(repository, 'page.js');
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    treeshake: true,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? page : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return gzipSync(output[0].code, { level: 9 }).length / 1_000;
}
