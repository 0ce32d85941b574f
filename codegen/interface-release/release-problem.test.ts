import { expect, test } from 'vitest';
import { breakingChanges } from '../fixtures/breaking-changes.ts';
import { additiveChanges } from '../fixtures/compatible-changes.ts';
import { smallModel, type MutableDocument } from '../fixtures/sources.ts';
import { emitCallers } from './callers.ts';
import { findReleaseProblem } from './release-problem.ts';
import { compareVersions } from './releases.ts';

type DocumentMutation = (openapi: MutableDocument, registry: MutableDocument) => void;
const noMutation: DocumentMutation = () => {};

const versioned = (version: string, mutate: DocumentMutation = noMutation) =>
  smallModel((openapi, registry) => {
    openapi.info.version = version;
    registry.version = version;
    mutate(openapi, registry);
  });
const [[, , addOperation]] = additiveChanges as [(typeof additiveChanges)[number]];
const [[, , removeOperation]] = breakingChanges as [(typeof breakingChanges)[number]];
const first = versioned('1.0.0');

test('refuses a version that is already released', () => {
  expect(findReleaseProblem(first, [])).toBeUndefined();
  expect(findReleaseProblem(first, [first])).toMatch(/^Version 1.0.0 is already released/);
  expect(findReleaseProblem(versioned('1.0.1'), [first])).toBeUndefined();
});

test('requires a higher minor version for additions', () => {
  expect(findReleaseProblem(versioned('1.0.1', addOperation), [first])).toMatch(
    /books\.lend: is new\.[\s\S]*say 1\.0\.1: raise it to 1\.1\.0/,
  );
  expect(findReleaseProblem(versioned('1.1.0', addOperation), [first])).toBeUndefined();
  expect(findReleaseProblem(versioned('1.2.0'), [first, versioned('1.1.0')])).toBeUndefined();
});

test('refuses a change that breaks any release of the major version', () => {
  expect(findReleaseProblem(versioned('1.1.0', removeOperation), [first])).toMatch(
    /books\.delete: was removed\.[\s\S]*raise the version to 2\.0\.0 and serve it under \/v2/,
  );
  const later = versioned('1.1.0', addOperation);
  expect(findReleaseProblem(versioned('1.2.0'), [first, later])).toMatch(/books\.lend: was removed/);
  expect(findReleaseProblem(versioned('1.2.0', removeOperation), [first, later])).toMatch(
    /books\.delete: was removed/,
  );
});

test('sorts versions by their numbers', () => {
  expect(['1.10.0', '1.9.2', '1.9.10'].sort(compareVersions)).toEqual(['1.9.2', '1.9.10', '1.10.0']);
});

test('the program of callers passes every argument, with one call for each choice', () => {
  const text = emitCallers(first);
  for (const { id, argumentsName } of first.operations) {
    const names = Object.keys(first.schemas.get(argumentsName)?.properties ?? {});
    const [, call = ''] = text.split(`await outreach.${id}(`);
    for (const name of names) expect(call.slice(0, call.indexOf(', options);')), id).toContain(`${name}: `);
  }
  expect(text).toContain("cover: { kind: 'photo', address: 'address' }");
  expect(text).toContain("cover: { kind: 'colour', name: 'name' }");
  expect(text).toContain("authors: [{ name: 'name', born: 1 }, { name: 'name', born: null }]");
});
