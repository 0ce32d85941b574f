import { readdirSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, openChromium, chromiumSkipNote } from '../support/chromium.ts';
import { testService } from '../support/test-service.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'generated', 'docs');
const names = readdirSync(folder).filter((name) => name.endsWith('.html'));

/** One page of each kind. On a narrow screen only the frame changes, and it is the same on all pages. */
const samplePages = new Set(['index.html', 'leads.html', 'tools.html', 'everything.html']);
const wide = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 390, height: 844 } } as const;
const narrow = { viewport: { width: 375, height: 800 }, colorScheme: 'dark' } as const;

describe.runIf(chromiumPath)(
  `in Chromium${chromiumSkipNote}`,
  { timeout: 60_000, tags: 'needs-browser' },
  () => {
    const service = testService();
    let browser: Browser;
    beforeAll(async () => void (browser = await openChromium()));
    afterAll(() => browser?.close());

    const openContext = (options: BrowserContextOptions = {}): Promise<BrowserContext> =>
      browser.newContext({ ...wide, ...options, baseURL: `${service.url}/docs/` });

    /** Opens a page of the documentation, runs `work` on it and closes it. */
    async function onPage(
      name: string,
      options: BrowserContextOptions,
      work: (page: Page) => Promise<void>,
    ): Promise<void> {
      const context = await openContext(options);
      try {
        const page = await context.newPage();
        await page.goto(name);
        await work(page);
      } finally {
        await context.close();
      }
    }

    describe('each page', () => {
      let page: Page;
      let problems: string[] = [];
      const checkedStyles = { light: new Set<number>(), dark: new Set<number>() };
      beforeAll(async () => {
        const context = await openContext();
        await context.addInitScript({ content: axe.source });
        page = await context.newPage();
        page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
        page.on('pageerror', (error) => problems.push(String(error)));
        page.on('request', (request) => {
          if (!request.url().startsWith(`${service.url}/docs/`)) problems.push(`requests ${request.url()}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
        });
      });

      test.each(names)('has no errors, overflow or accessibility problems: %s', async (name) => {
        problems = [];
        await page.goto(name);
        await page.locator('#search').focus();
        await expect.poll(() => page.evaluate('typeof searchIndex')).toBe('object');
        await page.evaluate('document.querySelectorAll("details").forEach((each) => (each.open = true))');
        for (const screen of [wide, narrow]) {
          await page.setViewportSize(screen.viewport);
          await page.emulateMedia({ colorScheme: screen.colorScheme });
          expect(
            await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
          ).toBeLessThanOrEqual(0);
          expect(await page.evaluate(hiddenCode)).toEqual([]);
          const isComplete = screen === wide || samplePages.has(name);
          expect(await accessibilityFaults(page, checkedStyles[screen.colorScheme], isComplete)).toEqual([]);
        }
        expect(problems).toEqual([]);
      });
    });

    test('the search finds operations, arguments, errors, events and guides by keyboard', async () => {
      await onPage('leads.html', {}, async (page) => {
        const first = async (words: string) => {
          await page.keyboard.press('/');
          await page.locator('#search').fill(words);
          return (await page.locator('#results a').first().textContent())!;
        };
        await page.locator('main').click({ position: { x: 4, y: 4 } });
        expect(await first('start from leads')).toContain('runs.startFromLeads');
        expect(await first('appendNote')).toMatch(/^argumentappendNote.*leads\.update/);
        expect(await first('service_add_lead')).toMatch(/^toolservice_add_lead/);
        expect(await first('claude')).toMatch(/^guide.*MCP tools/);
        expect(await first('suppressed')).toMatch(/^errorsuppressed/);
        expect(await first('draft.ready')).toMatch(/^eventdraft\.ready/);
        expect(await first('what to send')).toMatch(/^guideWhat to send again/);
        await first('leads.add');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
        expect(await page.locator('#results [aria-selected=true]').textContent()).toContain('leads.add');
        await page.keyboard.press('Enter');
        await page.waitForURL(/leads\.html#leads\.add/);
        expect(await page.locator('#results').isVisible()).toBe(false);
        await page.locator('#search').fill('no such thing at all');
        expect(await page.locator('#found').textContent()).toBe('Nothing found.');
        await page.keyboard.press('Escape');
        expect(await page.locator('#search').inputValue()).toBe('');
      });
    });

    test('the skip link leads to the content', async () => {
      await onPage('leads.html', {}, async (page) => {
        await page.keyboard.press('Tab');
        expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
        await page.keyboard.press('Enter');
        expect(await page.evaluate('document.activeElement.id')).toBe('content');
      });
    });

    test('the chosen variant of the samples applies to all pages, and samples can be copied', async () => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      await onPage('leads.html', { permissions }, async (page) => {
        const shown = page.locator('#leads\\.add .sample:visible');
        expect(await shown.textContent()).toContain('curl "$OUTREACH_URL/v1/leads"');
        await page.locator('label[for="leads.list-sdk"]').click();
        expect(await shown.locator('code').textContent()).toContain('outreach.leads.add(');
        await shown.getByRole('button', { name: 'Copy' }).click();
        await shown.getByRole('button', { name: 'Copied' }).waitFor();
        const copied = await page.evaluate('navigator.clipboard.readText()');
        expect(copied).toBe(await shown.locator('code').textContent());
        await page.goto('runs.html');
        const otherSample = page.locator('#runs\\.status .sample:visible');
        expect(await otherSample.textContent()).toContain('outreach.runs.status(');
      });
    });

    test('the settings of every client can be copied', async () => {
      await onPage('tools.html', {}, async (page) => {
        const settings = page.locator('.sample:has([data-language])');
        const count = await settings.count();
        expect(count).toBeGreaterThan(10);
        expect(await settings.getByRole('button', { name: 'Copy' }).count()).toBe(count);
      });
    });

    test('the start page shows a draft with a source on its first screen', async () => {
      for (const viewport of [phone.viewport, wide.viewport]) {
        await onPage('index.html', { viewport }, async (page) => {
          const claim = page.locator('.draft .claim').first();
          const { y, height } = (await claim.boundingBox())!;
          expect(await claim.locator('.source q').textContent()).toMatch(/^\S.+\.$/);
          expect(y + height).toBeLessThan(viewport.height);
        });
      }
    });

    test('every page has one column of the same width', async () => {
      const widths = new Set<number>();
      for (const name of [...samplePages, 'first-call.html', 'errors.html', 'webhook-events.html']) {
        await onPage(name, {}, async (page) => {
          const { width } = (await page.locator('main > .content').boundingBox())!;
          widths.add(width);
        });
      }
      expect([...widths]).toEqual([736]);
    });

    test('long pages have a list of contents that leads to their sections', async () => {
      await onPage('main-job.html', {}, async (page) => {
        const links = page.locator('nav.toc a');
        expect(await links.count()).toBe(await page.locator('.content h2').count());
        await links.last().click();
        await expect.poll(() => page.locator(':target').isVisible()).toBe(true);
      });
    });

    test('a phone shows no gap above one-line code and scrolls wide tables', async () => {
      await onPage('first-call.html', phone, async (page) => {
        const sample = page.locator('.sample:has-text("npm ci && npm start")').first();
        const [box, code] = [
          await sample.locator('pre').boundingBox(),
          await sample.locator('code').boundingBox(),
        ];
        expect(code!.y - box!.y).toBeLessThan(24);
        expect(box!.height).toBeLessThan(64);
      });
      await onPage('errors-and-retries.html', phone, async (page) => {
        const [table] = (await page.evaluate(tableWidths)) as { inner: number; outer: number }[];
        expect(table!.inner).toBeGreaterThan(table!.outer);
        expect(table!.outer).toBeLessThanOrEqual(phone.viewport.width);
      });
    });

    test('a link to an argument in a closed section opens it', async () => {
      await onPage('leads.html#leads.addBatch.leads.email', {}, async (page) => {
        const argument = page.locator('[id="leads.addBatch.leads.email"]');
        await argument.waitFor({ state: 'visible' });
        await expect
          .poll(() => argument.evaluate((node) => node.getBoundingClientRect().top), { timeout: 15_000 })
          .toBeLessThan(900);
      });
    });

    test('menu, samples and search work without JavaScript', async () => {
      await onPage('leads.html', { ...narrow, javaScriptEnabled: false }, async (page) => {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('link', { name: 'Runs', exact: true }).click();
        expect(await page.locator('h1').textContent()).toBe('Runs');
        await page.locator('label[for="runs.status-rpc"]').click();
        expect(await page.locator('#runs\\.status .sample:visible').textContent()).toContain('/mcp/query');
        expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
        await page.locator('#search').press('Enter');
        await page.waitForURL(/everything\.html/);
        await page.getByRole('link', { name: 'leads.addBatch' }).first().click();
        await page.waitForURL(/leads\.html#leads\.addBatch/);
      });
    });
  },
);

/** Runs in the page: the widths of the tables and of the boxes in which they scroll, the widest first. */
const tableWidths = `[...document.querySelectorAll('.table')]
  .map(({ scrollWidth, clientWidth }) => ({ inner: scrollWidth, outer: clientWidth }))
  .sort((left, right) => right.inner - left.inner)`;

/** Runs in the page: the code samples that overflow their box or that a button partly covers. */
const hiddenCode = `[...document.querySelectorAll('.sample')].filter((sample) => {
  const pre = sample.querySelector('pre');
  if (pre.scrollWidth > pre.clientWidth) return true;
  const button = sample.querySelector('button')?.getBoundingClientRect();
  if (!button) return false;
  const text = document.createRange();
  text.selectNodeContents(sample.querySelector('code'));
  return [...text.getClientRects()].some(({ top, right, bottom, left }) =>
    right > button.left && left < button.right && bottom > button.top && top < button.bottom);
}).map((sample) => sample.textContent.slice(0, 80))`;

/**
 * Returns the serious problems that axe finds. Contrast is by far the slowest rule. It depends on the style of an
 * element and its ancestors, so each style is measured once and added to `checked`. The other rules run only if
 * `isComplete`.
 */
async function accessibilityFaults(page: Page, checked: Set<number>, isComplete: boolean): Promise<string[]> {
  const runAxe = async (args: string): Promise<string[]> => {
    const { violations } = (await page.evaluate(`axe.run(${args})`)) as axe.AxeResults;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  };
  const styles = (await page.evaluate(elementStyles)) as number[];
  const unchecked = [...new Set(styles)]
    .filter((style) => !checked.has(style))
    .map((style) => styles.indexOf(style));
  for (const index of unchecked) checked.add(styles[index]!);
  const others = isComplete
    ? await runAxe(`{ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }`)
    : [];
  if (!unchecked.length) return others;
  const elements = `[${unchecked.join()}].map((index) => document.body.querySelectorAll('*')[index])`;
  return [...others, ...(await runAxe(`{ include: ${elements} }, { runOnly: ['color-contrast'] }`))];
}

/**
 * Runs in the page: a number for each element that identifies its style and visibility and those of its ancestors.
 */
const elementStyles = `(() => {
  const styles = new Map();
  return [...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const features = [
      style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.position, style.fontSize,
      style.fontWeight, element.checkVisibility(), [...element.childNodes].some((node) => node.nodeType === 3),
    ].join(' ');
    let hash = styles.get(element.parentElement) ?? 0;
    for (const letter of features) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
    styles.set(element, hash);
    return hash;
  });
})()`;
