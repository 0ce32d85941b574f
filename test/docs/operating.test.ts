import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../src/settings.ts';

const page = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'operating.md'), 'utf8');
const known = new Map(Object.values(settings).map((setting) => [setting.name, setting]));

test('the page for operators names settings that exist', () => {
  const named = [...page.matchAll(/(?<![\w$])([A-Z]+(?:_[A-Z0-9]+)+)(?=[=`])/g)].map(([, name]) => name!);
  const unknown = named.filter((name) => !known.has(name) && !known.has(name.replace(/_FILE$/, '')));
  expect(named.length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});

test('the page for operators shows the actual defaults', () => {
  const rows = [...page.matchAll(/^\| (`[A-Z][^|]*`) \| ([^|]*) \|/gm)];
  const rowsBySetting = rows.flatMap(([, names, defaults]) => {
    const [settingsOfRow, values] = [names!.match(/\w+/g)!, defaults!.trim()];
    return settingsOfRow.map((name) => ({ name, values }));
  });
  const checked = rowsBySetting.filter(({ name }) => known.get(name)?.default !== undefined);
  expect(checked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['PORT', 'HOST', 'RATE_LIMIT_LIVE', 'RATE_LIMIT_TEST', 'REQUEST_LOG_DAYS']),
  );
  for (const { name, values } of checked) expect(values, name).toContain(known.get(name)!.default);
  const { webhookTimeoutMs, webhookRetryMs, outboxDays, outboxMails } = settings;
  const words = page.replaceAll(/\s+/g, ' ');
  expect(words).toContain(`\`WEBHOOK_TIMEOUT_MS\` (${Number(webhookTimeoutMs.default) / 1_000} seconds)`);
  expect(words).toContain(`(\`${webhookRetryMs.default}\`)`);
  expect(words).toContain(`${outboxDays.default} days (\`OUTBOX_DAYS\`)`);
  expect(words).toContain(`at most ${Number(outboxMails.default).toLocaleString('en')} of them`);
});
