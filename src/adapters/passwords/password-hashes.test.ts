import { expect, test } from 'vitest';
import { PasswordsBusy } from '../../ports/passwords.ts';
import { createPasswords } from './password-hashes.ts';

test.each(['argon2', 'scrypt'] as const)('checks passwords hashed with %s', async (name) => {
  const hash = await createPasswords(name).hash('correct horse');
  expect(hash).toMatch(/^\$[a-z0-9]+\$(v=\d+\$)?[a-z]+=[\w=,]+\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  const { verify } = createPasswords();
  expect(await verify('correct horse', hash)).toEqual({ matches: true, isOutdated: name !== 'argon2' });
  expect((await verify('correct hors', hash)).matches).toBe(false);
});

test('hashes of the same password differ', async () => {
  const { hash } = createPasswords();
  expect(await hash('a')).not.toBe(await hash('a'));
});

test.each([null, '', '$bcrypt$x$y', '$argon2id$v=19$m=1,t=1,p=1$AA$AA'])(
  'no password matches %s',
  async (hash) => {
    expect(await createPasswords().verify('', hash)).toEqual({ matches: false, isOutdated: false });
  },
);

test('rejects more work than may wait', async () => {
  const { hash } = createPasswords();
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => hash('a')));
  const rejected = results.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(2);
  expect(rejected).toMatchObject(rejected.map(() => ({ reason: expect.any(PasswordsBusy) })));
});
