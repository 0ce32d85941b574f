import { expect, test } from 'vitest';
import { hasRight, roles, rolesWithRight, type Role } from './rights.ts';

const rights = ['review', 'prepare', 'send', 'administer', 'own'] as const;

test.each<[Role, readonly string[]]>([
  ['owner', ['review', 'prepare', 'send', 'administer', 'own']],
  ['admin', ['review', 'prepare', 'send', 'administer']],
  ['member', ['review', 'prepare', 'send']],
  ['reviewer', ['review']],
])('the role %s has the rights %j', (role, granted) => {
  expect(rights.filter((right) => hasRight(role, right))).toEqual(granted);
});

test('every right is held by all roles above the lowest one that has it', () => {
  for (const right of rights) {
    const granted = rolesWithRight(right);
    expect(granted).toEqual(roles.slice(0, granted.length));
  }
});
