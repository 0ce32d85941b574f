/* A worker that dies after the mail server accepted a notice and before the result is saved. */
import { createSmtp } from '../../src/adapters/mail/smtp.ts';
import { openStore } from '../../src/store/store.ts';
import { sendNotice } from '../../src/workers/send-notice.ts';

const [url, orgId, noticeId, smtpUrl] = process.argv.slice(2);
if (!url || !orgId || !noticeId || !smtpUrl)
  throw new Error('usage: doomed-notice.ts DATABASE_URL ORG_ID NOTICE_ID SMTP_URL');

const store = await openStore({ url, separateRoles: true, appUrl: 'http://app.example', maxConnections: 1 });
const smtp = createSmtp({ url: smtpUrl, from: 'outreach@sender.example' });
const mail: typeof smtp = {
  send: async (...given) => {
    await smtp.send(...given);
    process.kill(process.pid, 'SIGKILL');
    return [];
  },
};
const onFailure = (): void => undefined;
await sendNotice(
  { store, mail, secrets: { open: (sealed) => sealed }, onFailure },
  { orgId, noticeId },
  AbortSignal.timeout(30_000),
);
