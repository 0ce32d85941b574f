import { compareInterfaces } from '../interface-diff/compare-interfaces.ts';
import { assessChanges, formatReport } from '../interface-diff/report.ts';
import type { Model } from '../model.ts';
import { compareVersions } from './releases.ts';

/**
 * The reason why an interface cannot be released under its version, or undefined. `earlier` lists the releases with the
 * same major version, oldest first: their callers must keep working, and additions raise the minor version.
 */
export function findReleaseProblem(model: Model, earlier: readonly Model[]): string | undefined {
  if (earlier.some(({ version }) => version === model.version)) {
    return `Version ${model.version} is already released: raise it in openapi.yaml and registry.yaml.\n`;
  }
  for (const before of earlier) {
    const changes = compareInterfaces(before, model);
    const assessment = assessChanges(changes, before.version);
    const isTooLow = before === earlier.at(-1) && compareVersions(model.version, assessment.version) < 0;
    const text = formatReport(changes, before.version, before.version);
    if (assessment.isBreaking) return text;
    if (isTooLow) return `${text}The documents say ${model.version}: raise it to ${assessment.version}.\n`;
  }
  return undefined;
}
