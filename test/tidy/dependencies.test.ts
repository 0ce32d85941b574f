import * as metaPackage from 'mikro-orm';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

test('mikro-orm exports nothing and has the version of its packages', () => {
  // If the package exports something one day, the code can import it; see docs/decisions.md.
  expect(Object.keys(metaPackage)).toEqual([]);
  const versions = Object.entries(packageJson.dependencies).filter(([name]) =>
    /^@?mikro-orm(\/|$)/.test(name),
  );
  expect(versions.map(([name]) => name)).toContain('mikro-orm');
  expect(new Set(versions.map(([, version]) => version)).size).toBe(1);
});
