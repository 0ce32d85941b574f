import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';
import { renderPage } from './page.ts';
import { pages } from './pages.ts';

/** Scripts and styles come from this service alone, calls go to it alone, and no form leaves the page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const readAsset = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const assetTypes = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const assets: readonly (readonly [name: string, type: keyof typeof assetTypes])[] = [
  ['pages', 'css'],
  ['calls', 'js'],
  ['forms', 'js'],
  ['account', 'js'],
  ['team', 'js'],
];

const files = new Map<string, { readonly type: string; readonly text: string }>([
  ...Object.entries(pages).map(
    ([name, page]) => [`/app/${name}`, { type: 'text/html; charset=utf-8', text: renderPage(page) }] as const,
  ),
  ...assets.map(
    ([name, type]) =>
      [`/app/pages/${name}.${type}`, { type: assetTypes[type], text: readAsset(`${name}.${type}`) }] as const,
  ),
]);

/** Serves the pages on which people set up their account and sign in. Returns false for other paths. */
export function serveAccountPage(ctx: Context): boolean {
  const file = files.get(ctx.path);
  if (file === undefined) return false;
  ctx.state.pathPattern = ctx.path;
  ctx.set('Content-Security-Policy', contentSecurityPolicy);
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 200;
  ctx.type = file.type;
  ctx.body = file.text;
  return true;
}
