import { compareInterfaces } from '../interface-diff/compare-interfaces.ts';
import { judge, report } from '../interface-diff/report.ts';
import type { Model } from '../model.ts';
import { byVersion } from './releases.ts';

/**
 * Why an interface cannot go out under its version, or undefined. `earlier` are the releases with the same major
 * version, the oldest first: the callers of each of them must go on, and additions raise the minor version.
 */
export function reasonAgainst(model: Model, earlier: readonly Model[]): string | undefined {
  if (earlier.some(({ version }) => version === model.version)) {
    return `Version ${model.version} is out already: raise it in openapi.yaml and registry.yaml.\n`;
  }
  for (const before of earlier) {
    const changes = compareInterfaces(before, model);
    const verdict = judge(changes, before.version);
    const isTooLow = before === earlier.at(-1) && byVersion(model.version, verdict.version) < 0;
    const told = report(changes, before.version, before.version);
    if (verdict.isBreaking) return told;
    if (isTooLow) return `${told}The documents say ${model.version}: raise it to ${verdict.version}.\n`;
  }
  return undefined;
}
