import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'koa';

interface DocsPage {
  readonly type: string;
  readonly bytes: Buffer;
  readonly tag: string;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

/** The pages contain no user input and load nothing from other origins; the policy enforces both. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the generated guides and reference from memory, with ETags. Returns false if there is no such page. */
export function docsDoor(folder: string): (ctx: Context) => boolean {
  const pages = readPages(folder);
  return (ctx) => {
    // The pages use relative links, so the address needs its trailing slash.
    if (ctx.path === '/docs') {
      ctx.redirect('docs/');
      return true;
    }
    const name = rootFiles.includes(ctx.path) ? ctx.path.slice(1) : pageName(ctx.path);
    const page = name === undefined ? undefined : pages.get(name);
    if (!page) return false;
    ctx.set('Content-Security-Policy', contentSecurityPolicy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'no-referrer');
    ctx.set('Cache-Control', 'no-cache');
    ctx.set('ETag', page.tag);
    ctx.status = 200;
    ctx.type = page.type;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = page.bytes;
    return true;
  };
}

/** Files that programs expect at the root. */
const rootFiles = ['/openapi.json', '/llms.txt'];

function pageName(requested: string): string | undefined {
  if (requested === '/docs/') return 'index.html';
  const name = requested.startsWith('/docs/') ? requested.slice('/docs/'.length) : undefined;
  return name !== undefined && path.extname(name) === '' ? `${name}.html` : name;
}

function readPages(folder: string): Map<string, DocsPage> {
  const pages = new Map<string, DocsPage>();
  for (const name of readdirSync(folder)) {
    const type = contentTypes[path.extname(name)];
    if (!type) continue;
    const bytes = readFileSync(path.join(folder, name));
    pages.set(name, { type, bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url')}"` });
  }
  return pages;
}
