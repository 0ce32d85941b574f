/* What mail servers write, in the four languages, as `foldLetters` writes it. */
import { allPhrases } from '../../../languages/all-phrases.ts';
import { findFolded } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Subjects of reports of mail servers, from their first word on. */
export const bounceSubject = new RegExp(
  `^(?:${allPhrases(({ replies }) => replies.bounces.bounceSubject).join('|')})`,
  'u',
);

/** What stands in reports of mail servers alone. */
export const serverSigns = new RegExp(
  verbose`
    diagnostic-code:|final-recipient:|reporting-mta:|action: failed|this is the mail system at host|mailer-daemon|
    permanent fatal errors|transcript of session follows|(?:^|[\s'"(#<])[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}|
    remote server (?:returned|said|responded)|smtp error|smtp; ?[45]\d\d|(?:reason|grund|syy|orsak|fehler|virhe|fel|
    antwort|vastaus|svar):? ?(?:[^\n]{0,40}\s)?55\d\s|qmail-send program|\b55[0-4] (?:no such|user|mailbox|
    recipient|address|unknown|requested|permanent|sorry|relay)
  `,
  'u',
);

/** What mail servers say to people. */
export const bounceWords = findFolded(({ replies }) => replies.bounces.bounceWords);

/** A server that still tries. */
export const delayWords = findFolded(({ replies }) => replies.bounces.delayWords);
