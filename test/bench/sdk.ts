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
        what: 'bundle with one imported operation',
        ours: [oneOperationBytes / 1_000],
        goal: goalAtMost(5.1, 'ours'),
      },
      { ...figure, what: 'bundle with one list operation and the paging code', ours: [oneListBytes / 1_000] },
      {
        ...figure,
        what: 'bundle with all operations',
        ours: [allOperationsBytes / 1_000],
        goal: goalAtMost(12, 'ours'),
      },
      {
        ...figure,
        what: 'bundle with the webhook receiver, which is separate from the client',
        ours: [webhooksBytes / 1_000],
        goal: goalAtMost(2.5, 'ours'),
      },
    ];
  },
};
