/**
 * Suites that take long by their nature, which `npm run check -- long` runs, in the order in which they are started:
 * the longest first, so that at the end no worker waits for the one that has it.
 */
export const longSuites = [
  // They kill the program or its database again and again, or put providers behind it that are of no use.
  'test/faults/**/*.test.ts',
  'test/{flows,operations,pipeline}/*kill*.test.ts',
  'test/pipeline/processes.test.ts',
  // It runs the static gates and the suites of all operations in a copy of the repository.
  'test/new-operation/*.test.ts',
  // They try a great many orders and cases.
  'test/property/**/*.test.ts',
  // They start the program, a server or another program for each of their tests.
  'test/docs/{examples,guides,receive-webhooks}.test.ts',
  'test/{bin,commands,packaging,store/embedded}/**/*.test.ts',
  // They open a browser.
  'test/{docs,sdk}/browser.test.ts',
  // They wait for time limits of the product.
  'test/operations/connectors-failing.test.ts',
  'test/webhooks/{changed-endpoints,disabling,slow-dns,waiting-in-lanes}.test.ts',
];
