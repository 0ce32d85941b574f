import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { AppDispatcher } from '../../dispatch/app/app-context.ts';
import { appDoor } from './app-door.ts';

test('starts the work after the reply although the browser has gone away', async () => {
  const browser = new AbortController();
  const started = Promise.withResolvers<void>();
  const app = new Koa();
  const baseUrl = 'http://localhost';
  app.use(async (ctx) => {
    const dispatcher: AppDispatcher = {
      dispatch: async () => {
        const closed = once(ctx.res, 'close');
        browser.abort();
        await closed;
        const startWork = () => started.resolve();
        return { status: 200, body: '{}', requestId: 'req_1', headers: {}, startWork };
      },
    };
    ctx.params = { fn: 'session.signIn' };
    await appDoor(dispatcher, baseUrl)(ctx);
  });
  const server = app.listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reply = fetch(`http://127.0.0.1:${port}`, { method: 'POST', signal: browser.signal });
    await expect(reply).rejects.toThrow('aborted');
    await started.promise;
  } finally {
    server.close();
  }
});
