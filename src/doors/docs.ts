import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';

interface Page {
  readonly type: string;
  readonly bytes: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The pages hold no input of anyone and load nothing from elsewhere; the policy makes sure of both. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the generated reference: a few files, read once. Answers false where there is no such page. */
export function docsDoor(folder: string): (ctx: Context) => boolean {
  const pages = readPages(folder);
  return (ctx) => {
    const name = ctx.path === '/openapi.json' ? 'openapi.json' : pageName(ctx.path);
    const page = name === undefined ? undefined : pages.get(name);
    if (!page) return false;
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', 'no-cache');
    ctx.type = page.type;
    ctx.body = page.bytes;
    return true;
  };
}

function pageName(requested: string): string | undefined {
  if (requested === '/docs' || requested === '/docs/') return 'index.html';
  const name = requested.startsWith('/docs/') ? requested.slice('/docs/'.length) : undefined;
  return name !== undefined && path.extname(name) === '' ? `${name}.html` : name;
}

function readPages(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  for (const name of readdirSync(folder)) {
    const type = types[path.extname(name)];
    if (type) pages.set(name, { type, bytes: readFileSync(path.join(folder, name)) });
  }
  return pages;
}
