import { beforeAll, describe, expect, test } from 'vitest';
import { createWorkspace } from '../../src/people/accounts.ts';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { type Browser, expectAbsent, lastChange, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
let stranger: Browser;
beforeAll(async () => {
  stranger = await signIn(service, (await service.newTenant()).orgId, 'owner');
});

/** An organisation with a member, which adds leads. */
async function openScene() {
  const tenant = await service.newTenant();
  const { orgId, projectId, liveKey: key } = tenant;
  const call = async (fn: string, args: object) => {
    const { value, status, text } = await service.call(fn, args, { key });
    expect(status, text).toBe(200);
    return value;
  };
  const addLead = async (lead: object) => (await call('leads.add', { projectId, ...lead })).id as string;
  return { ...tenant, call, addLead, member: await signIn(service, orgId, 'member') };
}

test('undoes a merge once', async () => {
  const { orgId, projectId, member, call, addLead } = await openScene();
  const primaryId = await addLead({ email: 'anna@koivu.example' });
  const duplicateId = await addLead({ email: 'anna.k@koivu.example' });
  await call('leads.merge', { primaryId, duplicateId });
  const unmerge = (leadId: string) => member.call('leads.unmerge', { leadId });
  await expectAbsent(
    stranger,
    ['leads.unmerge', 'merge_not_found'],
    { leadId: duplicateId },
    { leadId: newId('lead') },
  );
  expect((await unmerge(duplicateId)).value).toEqual({
    leadId: duplicateId,
    primaryId,
    projectId,
    messages: 0,
  });
  expect(await lastChange(service, orgId, 'leads.unmerge')).toMatchObject({
    target: duplicateId,
    change: { primaryId },
  });
  expect((await unmerge(duplicateId)).error.code).toBe('merge_not_found');
});

test('undoes merges only in reverse order', async () => {
  const { member, call, addLead } = await openScene();
  const primaryId = await addLead({ email: 'anna@koivu.example' });
  const merged: string[] = [];
  for (const email of ['one@koivu.example', 'two@koivu.example']) {
    const duplicateId = await addLead({ email });
    await call('leads.merge', { primaryId, duplicateId });
    merged.push(duplicateId);
  }
  const { error } = await member.call('leads.unmerge', { leadId: merged[0] });
  expect(error).toMatchObject({ code: 'invalid_state', message: expect.stringContaining(merged[1]!) });
});

test('exports one lead with all that is stored of it', async () => {
  const { orgId, projectId, member, call, addLead } = await openScene();
  const leadId = await addLead({ email: 'anna@koivu.example', firstName: 'Anna' });
  await call('inbox.addMessage', { projectId, leadId, direction: 'inbound', body: 'Please call me.' });
  const duplicateId = await addLead({ email: 'anna.k@koivu.example' });
  await call('leads.merge', { primaryId: leadId, duplicateId });
  await expectAbsent(stranger, ['leads.export', 'lead_not_found'], { leadId }, { leadId: newId('lead') });
  const exported = (await member.call('leads.export', { leadId })).value;
  expect(exported.lead).toEqual(expect.objectContaining({ id: leadId, firstName: 'Anna' }));
  expect(exported.addresses.map(({ value }: { value: string }) => value)).toEqual([
    'anna.k@koivu.example',
    'anna@koivu.example',
  ]);
  expect(exported.messages).toMatchObject([{ body: 'Please call me.', direction: 'inbound' }]);
  expect(exported.merges).toMatchObject([{ old_id: duplicateId }]);
  expect(exported.timeline.length).toBeGreaterThan(1);
  expect((await lastChange(service, orgId, 'leads.export')).target).toBe(leadId);
});

test('exports the leads of a workspace in parts that make one file', async () => {
  const { orgId, projectId, addLead } = await openScene();
  const admin = await signIn(service, orgId, 'admin');
  for (const name of ['=cmd()', 'Two, "quoted"', 'Three'])
    await addLead({ company: name, email: `${name.length}@koivu.example`, tags: ['a', 'b'] });
  const exportAll = async (format: string, limit: number) => {
    const parts: string[] = [];
    let cursor: string | null = null;
    do {
      const args: object = { projectId, format, limit, ...(cursor === null ? {} : { cursor }) };
      const part: any = (await admin.call('leads.exportAll', args)).value;
      parts.push(part.text);
      cursor = part.nextCursor;
    } while (cursor !== null);
    return parts;
  };
  const parts = await exportAll('csv', 2);
  expect(parts).toHaveLength(2);
  const lines = parts.join('').split('\r\n');
  expect(lines[0]).toMatch(/^id,projectId,status,/);
  expect(lines).toHaveLength(5);
  expect(parts.join('')).toContain(`,'=cmd(),`);
  expect(parts.join('')).toContain('"Two, ""quoted"""');
  expect(parts.join('')).toContain(',a; b,');
  expect(parts).toEqual(expect.arrayContaining([(await exportAll('csv', 2))[0]]));
  const objects = (await exportAll('ndjson', 500)).join('').trim().split('\n');
  expect(objects.map((line) => JSON.parse(line).company)).toEqual(['Three', 'Two, "quoted"', '=cmd()']);
  expect(await lastChange(service, orgId, 'leads.exportAll')).toMatchObject({
    target: projectId,
    change: { format: 'ndjson', leads: 3 },
  });
  const wrong = await admin.call('leads.exportAll', { projectId, format: 'csv', cursor: 'x' });
  expect(wrong.error.code).toBe('cursor_invalid');
  await expectAbsent(
    stranger,
    ['leads.exportAll', 'project_not_found'],
    { projectId, format: 'csv' },
    { projectId: newId('project'), format: 'csv' },
  );
});

test('erases a person in all workspaces, and refuses the address ever after', async () => {
  const { orgId, projectId, liveKey: key, member, call, addLead } = await openScene();
  const { projectId: otherId } = await createWorkspace(service.assembled.store, { orgId, name: 'Second' });
  const leadId = await addLead({ email: 'anna@koivu.example', firstName: 'Anna', lastName: 'Koivisto' });
  const secondId = await addLead({ projectId: otherId, email: 'anna@koivu.example' });
  const bystander = await addLead({ email: 'bob@koivu.example', firstName: 'Bob' });
  await call('leads.addAlias', { leadId, email: 'anna.private@birch.example' });
  await call('inbox.addMessage', { projectId, leadId, direction: 'inbound', body: 'My number is 12345.' });
  await service.sql(
    `insert into directory_company (org_id, id, project_id, file_name, row_number, company_key, name, name_key,
       fields, people, imported_at)
     values ($1, $2, $3, 'own.csv', 1, 'koivu', 'Koivu', 'koivu', '{}', $4, now())`,
    [
      orgId,
      newId('company'),
      projectId,
      JSON.stringify([
        { email: 'anna@koivu.example', firstName: 'Anna' },
        { email: null, firstName: 'Carl' },
      ]),
    ],
  );
  await expectAbsent(stranger, ['leads.erase', 'lead_not_found'], { leadId }, { leadId: newId('lead') });
  const erased = (await member.call('leads.erase', { leadId })).value;
  expect(erased).toEqual({ leadIds: [leadId, secondId].toSorted(), messages: 1, addresses: 2 });
  for (const id of [leadId, secondId])
    expect((await service.call('leads.get', { leadId: id }, { key })).error.code).toBe('lead_not_found');
  expect((await call('leads.get', { leadId: bystander })).firstName).toBe('Bob');

  const stored = await textOfOrganisation(orgId);
  for (const trace of ['anna@koivu', 'anna.private@', 'Koivisto', '12345'])
    expect(stored, trace).not.toContain(trace);
  expect(stored).toContain('Carl');

  for (const email of ['Anna@Koivu.example', 'anna.private@birch.example']) {
    const added = await service.call('leads.add', { projectId, email }, { key });
    expect(added.error?.code, email).toBe('suppressed');
    const batch = await call('leads.addBatch', { projectId, leads: [{ company: 'Koivu', email }] });
    expect(JSON.stringify(batch)).toContain('suppressed');
  }
  const renamed = await service.call(
    'leads.update',
    { leadId: bystander, email: 'anna@koivu.example' },
    { key },
  );
  if (renamed.status === 200) expect(renamed.value.suppressed).toMatchObject({ reason: 'erasure' });
  else expect(renamed.error.code).toBe('suppressed');

  const admin = await signIn(service, orgId, 'admin');
  const { items } = (await admin.call('suppressions.list')).value;
  expect(items).toHaveLength(2);
  for (const item of items)
    expect(item).toMatchObject({
      kind: 'hash',
      reason: 'erasure',
      value: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  const change = await lastChange(service, orgId, 'leads.erase');
  expect(change).toMatchObject({ target: leadId, change: { leads: 2, messages: 1, addresses: 2 } });
  expect(JSON.stringify(change)).not.toContain('koivu');
  expect((await admin.call('suppressions.lift', { target: 'anna.private@birch.example' })).status).toBe(200);
  const again = await service.call('leads.add', { projectId, email: 'anna.private@birch.example' }, { key });
  expect(again.status).toBe(200);
  expect((await member.call('leads.erase', { leadId })).error.code).toBe('lead_not_found');
});

test('the hash of an erased address differs between organisations', async () => {
  const hashes: string[] = [];
  for (let count = 0; count < 2; count++) {
    const { orgId, member, addLead } = await openScene();
    const leadId = await addLead({ email: 'anna@koivu.example' });
    expect((await member.call('leads.erase', { leadId })).status).toBe(200);
    const [row] = await service.sql(`select value from suppression where org_id = $1 and kind = 'hash'`, [
      orgId,
    ]);
    hashes.push(row.value);
  }
  expect(hashes[0]).not.toBe(hashes[1]);
});

test('a lead that was merged into another is erased by the id of that one', async () => {
  const { member, call, addLead, orgId } = await openScene();
  const primaryId = await addLead({ email: 'anna@koivu.example' });
  const duplicateId = await addLead({ email: 'anna.k@koivu.example', lastName: 'Koivisto' });
  await call('leads.merge', { primaryId, duplicateId });
  const { error } = await member.call('leads.erase', { leadId: duplicateId });
  expect(error).toMatchObject({ code: 'invalid_state', message: expect.stringContaining(primaryId) });
  expect((await member.call('leads.erase', { leadId: primaryId })).value.addresses).toBe(2);
  expect(await textOfOrganisation(orgId)).not.toContain('Koivisto');
});

test('people call leads.skip and leads.updateStatus by REST and by RPC', async () => {
  const { orgId, projectId, member, call, addLead } = await openScene();
  const reviewer = await signIn(service, orgId, 'reviewer');
  const leadId = await addLead({ company: 'Koivu' });
  const status = (by: Browser, given: string) =>
    by.request(`/app/api/v1/leads/${leadId}/status`, {
      method: 'PATCH',
      body: JSON.stringify({ status: given }),
    });
  expect((await status(reviewer, 'qualified')).error.code).toBe('right_missing');
  expect((await status(member, 'qualified')).value).toMatchObject({ id: leadId, status: 'qualified' });
  const rpc = (by: Browser, fn: string, args: object) =>
    by.request('/app/api/mcp/mutate', { method: 'POST', body: JSON.stringify({ fn, args }) });
  const given = await rpc(member, 'leads.updateStatus', { leadId, status: 'contacted' });
  expect(given.value).toMatchObject({ status: 'contacted' });
  expect((await rpc(member, 'leads.updateStatus', { leadId, status: 'x' })).error.code).toBe(
    'invalid_arguments',
  );
  const foreign = await rpc(stranger, 'leads.skip', { leadId });
  const absent = await rpc(stranger, 'leads.skip', { leadId: newId('lead') });
  expect(foreign.error).toEqual({ ...absent.error, request_id: foreign.error.request_id });
  expect(foreign.error.code).toBe('lead_not_found');
  const skip = (by: Browser) =>
    by.request(`/app/api/v1/leads/${leadId}/skip`, { method: 'POST', body: '{}' });
  expect((await skip(reviewer)).error.code).toBe('right_missing');
  expect((await skip(member)).value).toMatchObject({ leadId, deleted: true });
  expect((await call('leads.list', { projectId })).items).toEqual([]);
});

/** All that the database holds of an organisation but the ids of what was there. */
async function textOfOrganisation(orgId: string): Promise<string> {
  const tables = await service.sql<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'org_id' and table_name <> 'idempotency'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      service.sql<{ text: string | null }>(
        `select string_agg(t::text, e'\\n') as text from ${name} t where org_id = $1`,
        [orgId],
      ),
    ),
  );
  return texts.map(([row]) => row?.text ?? '').join('\n');
}

describe('a file of leads', () => {
  const file = [
    'Firma;Mail;Name;Telefon',
    'Koivu Oy;anna@koivu.example;Anna Koivisto;+358 40 1',
    'Birch Ltd;not an address;Bob Birch;',
    'Ostwind;stop@ostwind.example;Jana Ost;',
    'Koivu Oy;anna@koivu.example;Anna Koivisto;',
    '',
  ].join('\n');

  async function openImport(body = file) {
    const scene = await openScene();
    const headers = { 'Content-Type': 'text/csv', 'X-Service-Path': 'lists/leads.csv' };
    const upload = await scene.member.request(
      '/app/api/mcp/material/upload',
      { method: 'POST', body },
      headers,
    );
    const { storageId } = upload.value;
    const { projectId, member } = scene;
    const columns = { company: 'Firma', email: 'Mail', name: 'Name', phone: 'Telefon' };
    const load = (args: object = {}) =>
      member.call('leads.importFile', { projectId, storageId, columns, source: 'fair', ...args });
    return { ...scene, storageId, load };
  }

  test('is shown with suggestions before anything changes', async () => {
    const { member, projectId, storageId } = await openImport();
    const shown = (await member.call('leads.previewFile', { projectId, storageId })).value;
    expect(shown).toMatchObject({
      headers: ['Firma', 'Mail', 'Name', 'Telefon'],
      columns: { company: 'Firma', name: 'Name' },
      rows: 4,
      unreadable: 0,
    });
    expect(shown.sample[0]).toEqual(['Koivu Oy', 'anna@koivu.example', 'Anna Koivisto', '+358 40 1']);
    for (const fn of ['leads.previewFile', 'leads.importFile']) {
      const args = fn === 'leads.previewFile' ? {} : { columns: { company: 'Firma' }, source: 'fair' };
      await expectAbsent(
        stranger,
        [fn, 'project_not_found'],
        { projectId, storageId, ...args },
        { projectId: newId('project'), storageId, ...args },
      );
      const absent = await member.call(fn, { projectId, storageId: newId('file'), ...args });
      expect(absent.error.code).toBe('file_not_found');
    }
  });

  test('is counted in a dry run and then imported, with the refused rows and their reasons', async () => {
    const { orgId, projectId, member, call, load, storageId } = await openImport();
    await member.call('suppressions.add', { target: 'ostwind.example' });
    const dry = (await load({ dryRun: true })).value;
    expect(dry).toMatchObject({
      created: 1,
      matched: 1,
      refused: 2,
      dryRun: true,
      rowsDone: 4,
      nextCursor: null,
    });
    expect((await call('leads.list', { projectId })).items).toEqual([]);
    expect(await lastChange(service, orgId, 'leads.importFile')).toBeUndefined();
    const done = (await load({ tags: ['autumn'] })).value;
    expect(done).toMatchObject({ created: 1, matched: 1, refused: 2, dryRun: false });
    const lines = done.refusedCsv.trimEnd().split('\r\n');
    expect(lines[0]).toBe('Firma,Mail,Name,Telefon,reason');
    expect(lines[1]).toMatch(/^Birch Ltd,not an address,Bob Birch,,.*Row 3: .*e-mail/);
    expect(lines[2]).toMatch(/^Ostwind,stop@ostwind.example,Jana Ost,,Row 4: .*suppressed/);
    expect((await call('leads.list', { projectId })).items).toMatchObject([
      {
        company: 'Koivu Oy',
        firstName: 'Anna',
        lastName: 'Koivisto',
        source: 'fair',
        tags: ['autumn'],
        phone: '+358 40 1',
      },
    ]);
    expect(await lastChange(service, orgId, 'leads.importFile')).toMatchObject({
      target: projectId,
      change: { storageId, created: 1, refused: 2 },
    });
    for (const [columns, message] of [
      [{}, 'at least one field'],
      [{ email: 'Nowhere' }, 'Nowhere'],
    ] as const)
      expect((await load({ columns })).error).toMatchObject({
        param: 'columns',
        message: expect.stringContaining(message),
      });
  });

  test('of any size goes on where an import was interrupted, and adds nothing twice', async () => {
    const rows = Array.from({ length: 620 }, (_, index) => `Company ${index},p${index}@koivu.example`);
    const { load, member, projectId, storageId } = await openImport(['Company,Email', ...rows].join('\n'));
    const columns = { company: 'Company', email: 'Email' };
    const first = (await load({ columns })).value;
    expect(first).toMatchObject({ created: 500, rowsDone: 500, rows: 620 });
    expect((await load({ columns })).value).toMatchObject({ created: 0, matched: 500 });
    const second = (await load({ columns, cursor: first.nextCursor })).value;
    expect(second).toMatchObject({ created: 120, rowsDone: 620, refusedCsv: '', nextCursor: null });
    const otherArgs = { projectId, storageId, columns, source: 'other', cursor: first.nextCursor };
    const other = await member.call('leads.importFile', otherArgs);
    expect(other.error.code).toBe('cursor_invalid');
  });
});
