import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run, folder } = testPrograms();
const command = (...options: string[]) =>
  run(['directory', ...options], { DATABASE_URL: service.databaseUrl });

test('imports, lists, replaces and removes a file', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const file = path.join(folder(), 'kumppanit.csv');
  const rows = 'Yritys;Kotisivu;Toimiala;Sähköposti;Muistio\r\n';
  const leipomo = 'Leipomo Öhman Oy;leipomo.example;Leipomot;info@leipomo.example;x\r\n';
  writeFileSync(file, Buffer.from(`${rows}${leipomo};;Hotellit;;\r\nHotelli;ei ole;;;\r\n`, 'latin1'));
  const imported = await command('import', file, '--project', projectId);
  expect(imported).toMatchObject({ status: 0, stderr: '' });
  expect(imported.stdout.split('\n')).toEqual([
    'Imported kumppanit.csv. Companies: 2, people: 1.',
    'Read Yritys as company, Kotisivu as website, Toimiala as field, Sähköposti as email. Ignored: Muistio.',
    'Refused in row 3: It has no company name.',
    'Skipped in row 4: “ei ole” is not a valid web address.',
    '',
  ]);
  writeFileSync(file, `${rows}${leipomo}`);
  const again = await command('import', file, '--project', projectId, '--json');
  expect(JSON.parse(again.stdout)).toEqual({
    projectId,
    fileName: 'kumppanit.csv',
    companies: 1,
    people: 1,
    suppressed: 0,
    replaced: true,
    columns: { Yritys: 'company', Kotisivu: 'website', Toimiala: 'field', Sähköposti: 'email' },
    unread: ['Muistio'],
    refused: [],
    leftOut: [],
  });
  const listed = await command('list', '--project', projectId);
  expect(listed.stdout).toMatch(/^\d{4}-\S+Z {2}companies: 1 {2}people: 1 {2}kumppanit\.csv\n$/);
  const removed = await command('remove', 'kumppanit.csv', '--project', projectId);
  expect(removed).toMatchObject({ status: 0, stdout: 'Removed kumppanit.csv. Companies: 1.\n' });
  expect((await command('list', '--project', projectId)).stdout).toBe('There are none.\n');
});

test('maps columns by their headers and reports unmapped ones', { timeout: startTimeoutMs }, async () => {
  const { projectId } = service.tenant;
  const file = path.join(folder(), 'odd.ndjson');
  writeFileSync(file, '{"Kunde, alt":"Acme GmbH","www":"acme.example"}\n');
  const mapped = await command(
    'import',
    file,
    '--project',
    projectId,
    '--name',
    'kunden',
    '--map',
    'company=Kunde,, alt',
  );
  expect(mapped.stdout).toContain(
    'Imported kunden. Companies: 1, people: 0.\nRead Kunde, alt as company, www as website.',
  );
  const misspelt = await command('import', file, '--project', projectId, '--map', 'compny=www');
  expect(misspelt).toMatchObject({ status: 2, stderr: expect.stringContaining('Did you mean company?') });
  const absent = await command('import', file, '--project', projectId, '--map', 'city=Ort');
  expect(absent).toMatchObject({
    status: 1,
    stderr: 'There is no column “Ort” to read city from. The file has “Kunde, alt”, “www”.\n',
  });
  expect(await command('import', `${file}x`, '--project', projectId)).toMatchObject({
    status: 1,
    stderr: `There is no file ${file}x.\n`,
  });
  expect(await command('remove', 'none', '--project', projectId)).toMatchObject({
    status: 1,
    stderr: 'There is no directory file none.\n',
  });
});
