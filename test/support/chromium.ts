import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium executable: `CHROMIUM_PATH`, or the first default path that exists. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? defaultPaths.find((file) => existsSync(file));

/** Added to the name of a browser suite on a machine without Chromium. */
export const chromiumSkipNote = chromiumPath ? '' : ' (skipped: no Chromium found; set CHROMIUM_PATH)';

/** Opens a headless browser. Containers often run as root, and Chromium's sandbox does not work for root. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}
