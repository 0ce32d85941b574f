import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import type { BytesName } from '../../src/ports/bytes.ts';
import { newId } from '../../src/store/ids.ts';
import { forgetIdempotencyKeys, removeOrphanedBytes } from '../../src/workers/sweep.ts';
import { testHouse } from '../house.ts';
import { upload } from '../uploads.ts';

const house = testHouse();

test('replies are forgotten after a day, of every organisation, and not before', async () => {
  const tenants = [house.tenant, await house.newTenant()];
  for (const { orgId } of tenants) {
    for (const [key, hours] of [
      ['old', 25],
      ['young', 23],
    ]) {
      await house.sql(
        `insert into idempotency (org_id, operation, key, arguments_hash, unit_id, reply, created_at)
         values ($1, 'leads.add', $2, '', '', '{}', now() - make_interval(hours => $3))`,
        [orgId, key, hours],
      );
    }
  }
  await forgetIdempotencyKeys(house.service.store);
  const left = await house.sql('select org_id as "orgId", key from idempotency');
  expect(left).toHaveLength(2);
  expect(left).toEqual(expect.arrayContaining(tenants.map(({ orgId }) => ({ orgId, key: 'young' }))));
});

test('bytes without a row go after a day; those of files, of today and of strangers stay', async () => {
  const folder = path.join(house.dataDir, 'material');
  const bytes = createByteFolder(folder);
  const { orgId } = house.tenant;
  const placeOf = ({ orgId: owner, storageId }: BytesName) => path.join(folder, 'whole', owner, storageId);
  const write = async (owner: string, hours: number): Promise<BytesName> => {
    const name = { orgId: owner, storageId: newId('file') };
    await bytes.write(name, new Blob(['x']).stream());
    age(placeOf(name), hours);
    return name;
  };
  const age = (place: string, hours: number) => {
    const time = new Date(Date.now() - hours * 3_600_000);
    utimesSync(place, time, time);
  };
  const uploaded = { orgId, storageId: (await upload(house)).value.storageId as string };
  age(placeOf(uploaded), 1_000);
  const orphans = await Promise.all(Array.from({ length: 520 }, () => write(orgId, 25)));
  const others = [uploaded, await write(orgId, 23), await write(newId('org'), 1_000)];
  await removeOrphanedBytes(house.service.store, bytes);
  expect(orphans.filter((name) => existsSync(placeOf(name)))).toEqual([]);
  expect(others.filter((name) => !existsSync(placeOf(name)))).toEqual([]);
});
