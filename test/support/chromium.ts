import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The program of a Chromium on this machine: `CHROMIUM_PATH`, else the first that is in a usual place. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? defaultPaths.find((place) => existsSync(place));

/** What a suite that needs a browser is named on a machine that has none. */
export const chromiumSkipNote = chromiumPath
  ? ''
  : ' (skipped: no Chromium here; CHROMIUM_PATH can name one)';

/** A browser without a window. The account of a container is often root, for whom Chromium has no sandbox. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
