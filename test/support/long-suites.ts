/**
 * The slow suites, which `npm run check -- long` runs. The longest start first, so that the run does not end with one
 * worker busy and the others idle.
 */
export const longSuites = [
  // They kill the program or its database repeatedly, or use failing providers.
  'test/faults/**/*.test.ts',
  'test/{flows,operations,pipeline}/*kill*.test.ts',
  'test/pipeline/processes.test.ts',
  // These run the static gates and the suites of all operations in a copy of the repository.
  'test/new-operation/*.test.ts',
  // They try many sequences and cases.
  'test/property/**/*.test.ts',
  'test/contract/retained-memory.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/{drafts/mutants,injection/inbound-answers}.test.ts',
  // They start the program, a server or another program for each test.
  'test/docs/{examples,guides,receive-webhooks}.test.ts',
  'test/{bin,commands,packaging,store/embedded}/**/*.test.ts',
  'test/{adapters/documents-hostile,sdk/package,webhooks/several-workers}.test.ts',
  // They open a browser.
  'test/{app,docs,sdk}/browser.test.ts',
  // They wait for time limits of the product.
  'test/operations/connectors-failing.test.ts',
  'test/webhooks/{changed-endpoints,disabling,expired-claims,slow-dns}.test.ts',
];
