/*
 * Serves the calls of the benchmarks as a good team would write them with Fastify and pg over the tables of the
 * service: one prepared statement after another in a transaction, as the role that obeys row-level security. It does
 * the same work: it checks the key and the arguments, writes the same rows and sends the same replies. It has no rate
 * limit, no request log and none of the other operations. Prints its port; the argument is the URL of the app.
 */
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { createSameWorkServer } from './routes.ts';

const databaseUrl = process.env['DATABASE_URL']!;
const { server, close } = createSameWorkServer({ databaseUrl, appUrl: process.argv[2]! });
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
await server.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${(server.server.address() as AddressInfo).port}\n`);
