/** A check that must pass before a change is accepted, and its command. */
export interface Gate {
  readonly name: string;
  /** Static gates only read files and take under a minute together; the others run the product. */
  readonly group?: 'static';
  readonly command: readonly [program: string, ...options: string[]];
}

const node = process.execPath;
const folders = ['src', 'codegen', 'generated', 'sdk', 'check', 'test', 'bin'];

/** Ordered by duration, so that two at a time end together. */
export const gates: readonly Gate[] = [
  // Editors, `npx tsc` and the generator use TypeScript 5, whose API the native compiler lacks. Users may have
  // either.
  { name: 'types-5', group: 'static', command: [node, 'node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'format', group: 'static', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', group: 'static', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types-7', group: 'static', command: [node, 'node_modules/typescript7/bin/tsc', '-p', '.'] },
  {
    name: 'floors',
    group: 'static',
    command: ['depcruise', ...folders, '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead-code', group: 'static', command: ['knip', '--no-progress'] },
  { name: 'test-only-code', group: 'static', command: ['knip', '--production', '--no-progress'] },
  { name: 'codegen', group: 'static', command: [node, 'codegen/run.ts', '--check'] },
  { name: 'licences', group: 'static', command: [node, 'check/licences.ts'] },
  {
    name: 'tests',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'service'],
  },
  { name: 'long', command: ['vitest', 'run', '--project', 'long'] },
];
