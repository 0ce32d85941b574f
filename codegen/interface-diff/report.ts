import type { Change, Level } from './change.ts';

/** Whether the changes since a release are breaking, and the next version. */
export interface ReleaseAssessment {
  readonly isBreaking: boolean;
  /** The version to release the changes as, by semantic versioning. */
  readonly version: string;
}

/** Assesses the changes since the release of a version such as `1.4.2`. */
export function assessChanges(changes: readonly Change[], released: string): ReleaseAssessment {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number);
  const has = (level: Level) => changes.some((change) => change.level === level);
  if (has('breaking')) return { isBreaking: true, version: `${major + 1}.0.0` };
  const version = has('additive') ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
  return { isBreaking: false, version };
}

/** Formats the changes, one per line, with advice for the next release. */
export function formatReport(changes: readonly Change[], name: string, released: string): string {
  if (changes.length === 0) return `The API is the same as in ${name}.\n`;
  const lines = changes.map(
    ({ level, location, sentence }) => `${level.padEnd(8)}  ${location}: ${sentence}`,
  );
  return `${lines.join('\n')}\n\n${formatAdvice(assessChanges(changes, released), name, released)}\n`;
}

function formatAdvice({ isBreaking, version }: ReleaseAssessment, name: string, released: string): string {
  if (!isBreaking) return `Nothing breaks callers of ${name}. Release it as ${version}.`;
  const [major] = released.split('.');
  const [next] = version.split('.');
  return (
    `This breaks callers of ${name}. Add the new form beside the old one and keep both. An intended break is\n` +
    `never released under /v${major}: raise the version to ${version} and serve it under /v${next}.`
  );
}
