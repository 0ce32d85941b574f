/** The thread in which one mail is parsed: it is given the mail, answers what is kept of it, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseMail } from './parsed-mail.ts';
import type { ParserTask } from './parse-in-thread.ts';

const { mail, maxBodyLength } = workerData as ParserTask;
parentPort?.postMessage(await parseMail(mail, maxBodyLength));
