/*
 * A process that tests can kill in place of the service. It starts or adopts the server in the given folder and prints
 * a line of JSON. It prints another line whenever the server was restarted, and stops on SIGTERM.
 */
import { superviseEmbeddedPostgres } from '../../../src/store/embedded/supervise.ts';
import { startEmbeddedPostgres } from '../../../src/store/embedded/start.ts';

const [dataDir, mode] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: server-process.ts DATA_DIR [keep]');

const print = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const settings = { fsync: 'off', shared_buffers: '16MB' };
const server =
  mode === 'keep'
    ? await superviseEmbeddedPostgres({ dataDir, settings, onRestored: (pid) => print({ restored: pid }) })
    : await startEmbeddedPostgres({ dataDir, settings });
const wasRunning = 'wasRunning' in server && server.wasRunning;
print({ pid: server.pid, url: server.url, socketDir: server.socketDir, wasRunning });
const idle = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  clearInterval(idle);
  await server.stop();
  print({ stopped: true });
});
