import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSetupLink } from '../../src/people/setup-link.ts';
import { chromiumPath, chromiumSkipNote, openChromium } from '../support/chromium.ts';
import { testService } from '../support/test-service.ts';
import { testPassword } from './app-client.ts';

const newPassword = 'another horse, another staple';
const email = 'anna@team.example';

describe.runIf(chromiumPath)(
  `in Chromium${chromiumSkipNote}`,
  { timeout: 60_000, tags: 'needs-browser' },
  () => {
    const service = testService({ role: 'api' });
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    const problems: string[] = [];
    beforeAll(async () => {
      browser = await openChromium();
      context = await browser.newContext({ baseURL: service.url });
      await context.addInitScript({ content: axe.source });
      page = await context.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
          problems.push(message.text());
      });
    });
    afterAll(() => browser?.close());

    const fill = async (values: Readonly<Record<string, string>>, button: string) => {
      for (const [label, value] of Object.entries(values))
        await page.getByLabel(label, { exact: true }).fill(value);
      await page.getByRole('button', { name: button }).click();
    };

    test('a person sets up an account, changes the password, signs out and in', async () => {
      const token = await createSetupLink(service.assembled.store);
      await page.goto(`/app/set-up#${token}`);
      expect(page.url()).toBe(`${service.url}/app/set-up`);
      await fill({ 'Your name': 'Anna', 'E-mail address': email, Password: 'short' }, 'Create account');
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('12');
      await fill({ Password: testPassword }, 'Create account');
      await page.waitForURL('**/app/account');
      await expect
        .poll(() => page.locator('[data-session]').textContent())
        .toContain(`Anna, ${email}: owner of`);
      const sessions = page.locator('[data-sessions] li');
      await expect
        .poll(() => sessions.allTextContents())
        .toEqual([expect.stringMatching(/^Chrome on Linux, from .*, this browser$/)]);

      await fill({ 'Present password': 'wrong password', 'New password': newPassword }, 'Change password');
      await expect.poll(() => page.getByRole('alert').isVisible()).toBe(true);
      await fill({ 'Present password': testPassword }, 'Change password');
      await expect.poll(() => page.getByRole('status').textContent()).toContain('The password is changed');

      await page.getByRole('button', { name: 'Sign out of this browser' }).click();
      await page.waitForURL('**/app/sign-in');
      await page.goto('/app/account');
      await page.waitForURL('**/app/sign-in');
      await fill({ 'E-mail address': email, Password: testPassword }, 'Sign in');
      await expect.poll(() => page.getByRole('alert').isVisible()).toBe(true);
      await fill({ Password: newPassword }, 'Sign in');
      await page.waitForURL('**/app/account');
    });

    test('a session of another browser can be ended', async () => {
      const reply = await fetch(`${service.url}/app/api/session.signIn`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: service.url, 'User-Agent': 'Lost phone' },
        body: JSON.stringify({ email, password: newPassword }),
      });
      expect(reply.status).toBe(200);
      await page.goto('/app/account');
      await page.getByRole('listitem').filter({ hasText: 'Lost phone' }).getByRole('button').click();
      await expect.poll(() => page.getByText('Lost phone').count()).toBe(0);
    });

    test('a link without its token says what to do', async () => {
      await page.goto('/app/set-up');
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('ask for a new one');
      expect(await page.getByRole('button').count()).toBe(0);
    });

    test.each(['set-up#x', 'sign-in', 'account'])('%s is accessible in both themes', async (name) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [390, 1280]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto('about:blank');
          await page.goto(`${service.url}/app/${name}`);
          await expect.poll(() => page.getByRole('button').first().isVisible()).toBe(true);
          const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] };
          expect(violations.map(({ id }) => id)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        }
      }
    });

    test('no page reports an error of its own', () => {
      expect(problems).toEqual([]);
    });
  },
);
