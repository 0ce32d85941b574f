import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

interface Requirement {
  readonly name: string;
  readonly what: string;
  readonly remedy: string;
}

/** What a machine may lack. A suite that needs one has the tag `needs-<name>` and skips itself without it. */
const requirements: readonly Requirement[] = [
  { name: 'browser', what: 'a browser', remedy: 'Install Chromium, or name its program with CHROMIUM_PATH.' },
  { name: 'mail', what: 'a mail server', remedy: 'Install one.' },
  { name: 'linux', what: 'Linux', remedy: 'Run the tests on Linux.' },
  { name: 'root', what: 'the account root', remedy: 'Run the tests as root.' },
  {
    name: 'mount',
    what: 'the right to mount a file system',
    remedy: 'Run the tests as root on Linux, outside of an unprivileged container.',
  },
  {
    name: 'nobody',
    what: 'a second account that can run the program',
    remedy: 'Run the tests as root, in a folder that the account nobody can read.',
  },
  {
    name: 'postgres',
    what: 'PostgreSQL 15 with pg_dump and pg_restore',
    remedy: 'Install the Debian package postgresql-15.',
  },
  { name: 'bash', what: 'bash', remedy: 'Install bash.' },
  { name: 'zsh', what: 'zsh', remedy: 'Install zsh.' },
  { name: 'fish', what: 'fish', remedy: 'Install fish.' },
];

/** The tags for the configuration of vitest. */
export const tags = requirements.map(({ name, what }) => ({
  name: `needs-${name}`,
  description: `Skipped on a machine without ${what}.`,
}));

interface Environment {
  /** The names of the requirements that must be met, separated by commas. */
  readonly required: string;
  /** A file that collects the skipped suites of several runs. */
  readonly file: string | undefined;
}

/** Reports the skipped suites at the end of a run, and fails the run if their requirement is required. */
export class SkippedSuites implements Reporter {
  readonly #environment: Environment;

  constructor(environment: NodeJS.ProcessEnv = process.env) {
    this.#environment = { required: environment['REQUIRE'] ?? '', file: environment['SKIPPED_SUITES_FILE'] };
  }

  onInit(): void {
    requiredIn(this.#environment);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const required = requiredIn(this.#environment);
    for (const requirement of requirements) {
      const suites = modules.flatMap((module) => skippedIn(module, requirement.name));
      if (suites.length === 0) continue;
      const isRequired = required.includes(requirement.name);
      const line = describeSkipped(requirement, suites, isRequired);
      process.stdout.write(`${line}\n`);
      if (this.#environment.file) appendFileSync(this.#environment.file, `${line}\n`);
      if (isRequired) process.exitCode = 1;
    }
  }
}

function requiredIn({ required }: Environment): string[] {
  const names = required.split(',').filter((name) => name !== '');
  const known = requirements.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`REQUIRE names "${unknown}". It may name ${known.join(', ')}.`);
  return names;
}

function skippedIn(module: TestModule, name: string): string[] {
  const tests = [...module.children.allTests('skipped')].filter((test) =>
    test.tags.includes(`needs-${name}`),
  );
  const file = path.relative(module.project.config.root, module.moduleId).replaceAll(path.sep, '/');
  return tests.length > 0 ? [`${file} (${tests.length} ${tests.length === 1 ? 'test' : 'tests'})`] : [];
}

function describeSkipped(
  { what, remedy }: Requirement,
  suites: readonly string[],
  isRequired: boolean,
): string {
  const verdict = isRequired ? 'FAILED, as REQUIRE says' : 'Skipped';
  return `${verdict}, for want of ${what}: ${suites.join(', ')}. ${remedy}`;
}
