/*
 * A stand-in for the service, as a process of its own that tests can kill: it starts or adopts the server in the folder
 * given, says so in one line of JSON, repeats the line whenever the server came back, and stops on SIGTERM.
 */
import { superviseEmbeddedPostgres } from '../../../src/store/embedded/supervise.ts';
import { startEmbeddedPostgres } from '../../../src/store/embedded/start.ts';

const [dataDir, mode] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('usage: service.ts DATA_DIR [keep]');

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const settings = { fsync: 'off', shared_buffers: '16MB' };
const server =
  mode === 'keep'
    ? await superviseEmbeddedPostgres({ dataDir, settings, onRestored: (pid) => say({ restored: pid }) })
    : await startEmbeddedPostgres({ dataDir, settings });
const wasRunning = 'wasRunning' in server && server.wasRunning;
say({ pid: server.pid, url: server.url, socketDir: server.socketDir, wasRunning });
const idle = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  clearInterval(idle);
  await server.stop();
  say({ stopped: true });
});
