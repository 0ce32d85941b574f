import { measureSdkSize } from '../../sdk/scripts/measure-size.ts';
import type { Benchmark } from './benchmark.ts';
import { goalAtMost } from './figures.ts';

export const sdk: Benchmark = {
  name: 'sdk',
  what: 'what the typed client adds to a web page, minified and gzipped',
  run: async () => {
    const figure = { name: 'sdk', unit: 'kB gzipped' };
    const { oneOperationBytes, oneListBytes, allOperationsBytes, webhooksBytes } = await measureSdkSize();
    return [
      {
        ...figure,
        what: 'one operation as a function of its own',
        ours: [oneOperationBytes / 1_000],
        goal: goalAtMost(5, 'ours'),
      },
      { ...figure, what: 'one list, with what its pages need', ours: [oneListBytes / 1_000] },
      {
        ...figure,
        what: 'the client with all operations',
        ours: [allOperationsBytes / 1_000],
        goal: goalAtMost(12, 'ours'),
      },
      {
        ...figure,
        what: 'what takes webhooks in, which is apart from the client',
        ours: [webhooksBytes / 1_000],
        goal: goalAtMost(2.5, 'ours'),
      },
    ];
  },
};
