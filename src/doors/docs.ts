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

/** The pages hold no input of anyone and load nothing from elsewhere; the policy makes sure of both. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the generated guides and reference: a few files, read once. A reader that has a page asks with its tag and
 * gets it again only after it has changed. Answers false where there is no such page.
 */
export function docsDoor(folder: string): (ctx: Context) => boolean {
  const pages = readPages(folder);
  return (ctx) => {
    // The pages' links are relative, so that they also work from a folder: they need the slash to start from.
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

/** What programs look for beside the pages. */
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
