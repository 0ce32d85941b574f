/**
 * The floors of the house. A module may import its own floor and those named here, nothing else of this repository;
 * what is not on any floor (main.ts, assemble.ts, tests, commands) may import everything.
 */
const floors = {
  contract: { path: '^generated/(app/)?contract/', may: [] },
  packTypes: { path: '^src/domain/language-pack/', may: [] },
  languages: { path: '^src/languages/', may: ['packTypes'] },
  domain: { path: '^src/domain/', may: ['languages', 'contract'] },
  ports: { path: '^src/ports/', may: ['domain', 'contract'] },
  embedded: { path: '^src/store/embedded/', may: [] },
  store: { path: '^src/store/(?!embedded/)', may: ['domain', 'contract'] },
  operation: { path: '^src/operation\\.ts$', may: ['store', 'ports', 'domain', 'contract'] },
  lookups: { path: '^src/provider-lookups/', may: ['ports', 'domain', 'contract'] },
  application: { path: '^src/application/', may: ['store', 'ports', 'domain', 'languages', 'contract'] },
  operations: {
    path: '^src/operations/',
    may: ['operation', 'application', 'lookups', 'store', 'ports', 'domain', 'contract'],
  },
  pipeline: {
    path: '^src/pipeline/',
    may: ['operation', 'application', 'lookups', 'store', 'ports', 'domain', 'contract'],
  },
  flows: {
    path: '^src/flows/',
    may: ['operation', 'application', 'lookups', 'store', 'ports', 'domain', 'contract'],
  },
  dispatch: {
    path: '^src/dispatch/',
    may: ['operation', 'personOperation', 'application', 'store', 'ports', 'domain', 'contract'],
  },
  doors: { path: '^src/doors/', may: ['dispatch', 'application', 'store', 'domain', 'contract'] },
  personOperation: {
    path: '^src/person-operation\\.ts$',
    may: ['operation', 'store', 'ports', 'domain', 'contract'],
  },
  people: {
    path: '^src/people/',
    may: ['personOperation', 'dispatch', 'application', 'store', 'ports', 'domain', 'contract'],
  },
  adapters: { path: '^src/adapters/', may: ['ports', 'domain', 'languages'] },
  workers: {
    path: '^src/workers/',
    may: ['pipeline', 'flows', 'application', 'store', 'ports', 'domain', 'contract'],
  },
  observe: { path: '^src/observe/', may: ['doors', 'dispatch', 'ports', 'store', 'domain', 'contract'] },
  config: { path: '^src/(config|settings)\\.ts$', may: [] },
  wiring: { path: '^generated/wiring/', may: ['operations', 'operation', 'contract'] },
  appWiring: { path: '^generated/app/wiring/', may: ['people', 'personOperation', 'contract'] },
  sdk: { path: '^sdk/', may: ['generatedSdk'] },
  generatedSdk: { path: '^generated/sdk/', may: [] },
  generatedAppSdk: { path: '^generated/app/sdk/', may: ['generatedSdk'] },
  app: { path: '^app/', may: ['sdk', 'generatedAppSdk'] },
  codegen: { path: '^codegen/', may: [] },
};

const tests = '\\.test\\.ts$';
const pureBuiltins = ['assert', 'buffer', 'crypto', 'net', 'punycode', 'string_decoder', 'url', 'util'];

const floorRules = Object.entries(floors).map(([name, { path, may }]) => ({
  name: `floor-${name}`,
  comment: may.length > 0 ? `${name} may import only ${may.join(', ')}` : `${name} may import no other floor`,
  severity: 'error',
  // A test beside pure code may reach for helpers of the test folder.
  from: { path, pathNot: tests },
  to: {
    path: '^(src|generated|codegen|sdk|app|test|bin)/',
    pathNot: [path, ...may.map((floor) => floors[floor].path)],
  },
}));

module.exports = {
  forbidden: [
    ...floorRules,
    {
      name: 'no-cycle',
      comment: 'Modules that import each other in a circle cannot be understood one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'operation-imports-operation',
      comment:
        'What two operations share lies on a lower floor, or in a file of the folder that begins with "_".',
      severity: 'error',
      from: { path: '^src/operations/' },
      to: { path: '^src/operations/[^/]+/[^_/][^/]*$' },
    },
    {
      name: 'migration-is-frozen',
      comment:
        'A migration does the same in every release, so it contains a copy of each rule that it needs.',
      severity: 'error',
      from: { path: '^src/store/migrations/' },
      to: { path: '^(src|generated)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules do no input or output; what they need of the world is handed to them.',
      severity: 'error',
      from: { path: [floors.domain.path, floors.languages.path], pathNot: tests },
      to: { dependencyTypes: ['core'], pathNot: `^(node:)?(${pureBuiltins.join('|')})$` },
    },
    {
      name: 'one-way-out',
      comment: 'Everything that leaves the machine goes through the guarded client; only doors listen.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [tests, '^src/adapters/(fetch|guarded-connection|webhook-client)\\.ts$', floors.doors.path],
      },
      to: {
        path: ['^(node:)?(http|https|http2|tls|dgram)$', '(^|/)node_modules/undici/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-way-for-mail',
      comment:
        'Mail leaves through one adapter, for the server that the operator named; others only compose it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/adapters/mail/smtp\\.ts$'] },
      to: {
        path: '(^|/)node_modules/nodemailer/(?!dist/[^/]+/mail-composer/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-way-to-the-database',
      comment: 'Drivers and the mapper stay in the store, so that nothing gets round the tenant.',
      severity: 'error',
      from: {
        path: '^src/(domain|ports|operation\\.ts|application|operations|pipeline|flows|dispatch|doors|people|adapters)',
      },
      to: { path: '(^|/)node_modules/(pg|pg-boss|kysely|@mikro-orm)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-test-in-production',
      comment: 'Nothing that is shipped may need a test, a fixture or a development package.',
      severity: 'error',
      from: { path: '^(src|generated|sdk|bin)/', pathNot: tests },
      to: { path: ['^test/', tests] },
    },
    {
      name: 'no-development-package-in-production',
      comment: 'It would be missing in an installation without development packages.',
      severity: 'error',
      from: { path: '^(src|generated|sdk|bin)/', pathNot: [tests, '^sdk/scripts/'] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(^|/)node_modules/@types/',
      },
    },
    {
      name: 'not-resolvable',
      comment: 'The file or package does not exist, or is not in package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.|data/|sdk/dist/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
};
