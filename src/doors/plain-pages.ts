import type { Context } from 'koa';

/**
 * Answers what has no file: where a web app would be, the commands that people run instead, and below /docs that there
 * is no such page. Neither asks for a key, and of the address only a well-formed id is shown. Answers false elsewhere.
 */
export function plainPage(ctx: Context): boolean {
  const app = /^\/app(?:\/|$)/.test(ctx.path);
  if (!app && !ctx.path.startsWith('/docs/')) return false;
  ctx.state.form = app ? '/app/*' : '/docs/*';
  ctx.set('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.status = app ? 200 : 404;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = app ? appPage(ctx.path) : noPage;
  return true;
}

const noPage = page(
  'There is no such page',
  '<p>The documentation begins at <a href="/docs/">/docs/</a>.</p>',
);

function appPage(path: string): string {
  const run = /^\/app\/runs\/(run_[0-9a-z]{26})$/.exec(path)?.[1] ?? 'RUN_ID';
  const commands = [
    [`npx outreach run show --run ${run}`, 'shows a run and whom it proposes'],
    [`npx outreach run accept --run ${run}`, 'writes to the people that it proposes'],
    [`npx outreach run decline --run ${run}`, 'writes to none of them'],
    [`npx outreach run cap --run ${run} --credits 200`, 'lets the run cost more'],
    ['npx outreach org credits --org ORG_ID --add 100', 'adds credits'],
  ].map(([command, what]) => `<dt><code>${command}</code></dt><dd>${what}</dd>`);
  return page(
    'People decide with commands',
    '<p>This service comes without a web app. In its folder people run these instead:</p>' +
      `<dl>${commands.join('')}</dl>` +
      '<p>Companies are confirmed and drafts reviewed with a key: ' +
      '<a href="/docs/from-a-brief.html">From a brief</a>, <a href="/docs/main-job.html">the main job</a>.</p>',
  );
}

function page(title: string, content: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    `<title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>\n`
  );
}
