import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TeamMailMessage } from '../../src/ports/mail.ts';
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
    const sent: TeamMailMessage[] = [];
    const service = testService({ ports: { mail: { send: async (mail) => (sent.push(mail), []) } } });
    /** Waits for the newest mail to an address and returns the path of its link. */
    const linkIn = async (email: string, pattern: RegExp): Promise<string> => {
      const links = () =>
        sent.filter(({ to }) => to.includes(email)).flatMap(({ text }) => pattern.exec(text)?.[0] ?? []);
      await expect.poll(links).not.toEqual([]);
      return links().at(-1)!;
    };
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

    /** Gives the password that a change of the team asks for. */
    const confirm = async () => {
      await page.getByLabel('Your password', { exact: true }).fill(newPassword);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    };

    test('a person sets up an account, changes the password, signs out and in', async () => {
      const token = await createSetupLink(service.assembled.store);
      await page.goto(`/app/set-up#${token}`);
      expect(page.url()).toBe(`${service.url}/app/set-up`);
      await fill({ 'Your name': 'Anna', 'E-mail address': email, Password: 'short' }, 'Create account');
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('12');
      await fill({ Password: testPassword }, 'Create account');
      await page.waitForURL('**/app/account');
      await expect.poll(() => page.locator('#session').textContent()).toContain(`Anna, ${email}: owner of`);
      const sessions = page.locator('#sessions li');
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

    test('an owner invites a person, who joins, gets another role and is removed', async () => {
      const invited = 'bea@team.example';
      await service.sql(`update directory.session set sudo_until = created_at`);
      await page.goto('/app/team');
      await page.getByLabel('Role', { exact: true }).selectOption('member');
      await fill({ 'E-mail address': invited }, 'Send the invitation');
      await confirm();
      const invitation = page.locator('#invitations li');
      await expect
        .poll(() => invitation.textContent())
        .toMatch(/^bea@team.example, invited as member until /);

      const other = await browser.newContext({ baseURL: service.url });
      const theirs = await other.newPage();
      await theirs.goto(await linkIn(invited, /\/app\/join#[\w-]{43}/));
      await theirs.getByLabel('Your name').fill('Bea');
      await theirs.getByLabel('Password').first().fill(testPassword);
      await theirs.getByRole('button', { name: 'Create account' }).click();
      await theirs.waitForURL('**/app/account');
      await theirs.getByRole('link', { name: 'Your team' }).click();
      await expect.poll(() => theirs.locator('#members li').count()).toBe(2);
      expect(await theirs.getByRole('button', { name: 'Send the invitation' }).isVisible()).toBe(false);

      await page.reload();
      await page.getByLabel(`Role of ${invited}`).selectOption('reviewer');
      await expect.poll(() => page.getByLabel(`Role of ${invited}`).inputValue()).toBe('reviewer');
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect.poll(() => page.locator('#members li').count()).toBe(1);
      await theirs.reload();
      await theirs.waitForURL('**/app/sign-in');
      await other.close();
    });

    test('a person sets a new password by a mailed link', async () => {
      await page.goto('/app/forgot');
      await fill({ 'E-mail address': email }, 'Send the mail');
      await expect.poll(() => page.getByRole('status').isVisible()).toBe(true);
      await page.goto(await linkIn(email, /\/app\/reset#[\w-]{43}/));
      await fill({ Password: testPassword }, 'Save the password');
      await page.waitForURL('**/app/account');
    });

    test('a link without its token says what to do', async () => {
      await page.goto('/app/set-up');
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('ask for a new one');
      expect(await page.getByRole('button').count()).toBe(0);
    });

    test.each(['set-up#x', 'sign-in', 'account', 'team', 'join#x', 'reset#x', 'forgot'])(
      '%s is accessible in both themes',
      async (name) => {
        for (const [colorScheme, width] of [
          ['light', 1280],
          ['dark', 390],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto('about:blank');
          await page.goto(`${service.url}/app/${name}`);
          await expect.poll(() => page.getByRole('button').first().isVisible()).toBe(true);
          const { violations } = (await page.evaluate('axe.run()')) as { violations: { id: string }[] };
          expect(violations.map(({ id }) => id)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        }
      },
    );

    test('no page reports an error of its own', () => {
      expect(problems).toEqual([]);
    });
  },
);
