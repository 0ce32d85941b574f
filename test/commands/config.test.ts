import { expect, test } from 'vitest';
import { testPrograms } from './program.ts';

const { run } = testPrograms();

test('outreach config lists the settings and prints no secret', async () => {
  const { status, stdout } = await run(['config', '--json'], {
    DATABASE_URL: 'postgresql://me:hidden@db.example/outreach',
    PORT: '9000',
  });
  const { settings } = JSON.parse(stdout) as { settings: { name: string; value?: string }[] };
  expect(status).toBe(0);
  expect(settings).toContainEqual(expect.objectContaining({ name: 'PORT', value: '9000', isDefault: false }));
  expect(settings).toContainEqual(expect.objectContaining({ name: 'DATABASE_URL', value: '(set)' }));
  expect(stdout).not.toContain('hidden');
});

test('outreach config marks invalid settings and prints no secret', async () => {
  const environment = {
    PORT: 'abc',
    DATABASE_URL: 'mysql://me:hidden@x/y',
    OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz',
  };
  const [lines, json] = await Promise.all([
    run(['config'], environment),
    run(['config', '--json'], environment),
  ]);
  expect(lines.stdout).toContain('PORT=abc   (set)\n    invalid: it must be a port number');
  expect(lines.stdout.match(/ {4}invalid: it/g)).toHaveLength(3);
  expect(lines.stdout + json.stdout).not.toContain('hidden');
  const { settings } = JSON.parse(json.stdout) as { settings: { name: string; problem?: string }[] };
  expect(settings.filter(({ problem }) => problem !== undefined).map(({ name }) => name)).toEqual([
    'PORT',
    'DATABASE_URL',
    'OTEL_EXPORTER_OTLP_HEADERS',
  ]);
});
