/** The thread that parses one mail, posts the result and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parsed-mail.ts';
import type { ParserTask } from './parse-in-thread.ts';

const { mail, maxBodyLength } = workerData as ParserTask;
parentPort?.postMessage(await parseMail(mail, maxBodyLength));
