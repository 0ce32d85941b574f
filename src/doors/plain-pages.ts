import type { Context } from 'koa';
import { renderAppPage } from './app-page.ts';

/**
 * Answers paths below /app with the matching commands, and unknown paths below /docs with a 404 page. Neither needs
 * a key. Shows only a well-formed id from the address. Returns false for other paths.
 */
export function servePlainPage(ctx: Context): boolean {
  const app = /^\/app(?:\/|$)/.test(ctx.path);
  if (!app && !ctx.path.startsWith('/docs/')) return false;
  ctx.state.pathPattern = app ? '/app/*' : '/docs/*';
  ctx.set('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.status = app ? 200 : 404;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = app ? renderPage(renderAppPage(ctx.path)) : notFoundPage;
  return true;
}

const notFoundPage = renderPage({
  title: 'There is no such page',
  content: '<p>The documentation starts at <a href="/docs/">/docs/</a>.</p>',
});

function renderPage({ title, content }: { title: string; content: string }): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    `<title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>\n`
  );
}
