/** The categories of replies; `categoryMeanings` explains each. */
export const replyCategories = [
  'positive',
  'meeting_request',
  'information_request',
  'objection',
  'not_now',
  'not_interested',
  'referral',
  'wrong_person',
  'out_of_office',
  'unsubscribe',
  'bounce',
  'auto_reply',
  'unsure',
] as const;

export type ReplyCategory = (typeof replyCategories)[number];

/** Whether a machine wrote the message. A message without a category counts as written by a person. */
export function isAutomatic(category: ReplyCategory | null): boolean {
  return category === 'out_of_office' || category === 'auto_reply' || category === 'bounce';
}

/** What each category means, for people and for models that choose one. */
export const categoryMeanings: Readonly<Record<ReplyCategory, string>> = {
  positive: 'The writer is interested and wants to go on, without asking for a meeting or for particulars.',
  meeting_request: 'The writer wants to meet or talk: asks for a time, proposes one, or accepts one.',
  information_request:
    'The writer wants to know more before anything else: prices, references, a brochure, how it works.',
  objection:
    'The writer doubts or argues: the price, a supplier they have, a need they do not see, mistrust.',
  not_now:
    'The time is wrong, and the writer leaves it open: later, next year, after a project, no budget this season.',
  not_interested: 'The writer declines and leaves nothing open, without asking not to be written to again.',
  referral: 'The writer names another person or address as the one to turn to.',
  wrong_person:
    'The writer is not the one to ask, left, or the message reached the wrong company; nobody else is named.',
  out_of_office: 'An automatic answer: the person is away, on holiday or on leave, often until a date.',
  unsubscribe:
    'The writer wants no more messages, or wants their data deleted or to know where it is from as a complaint.',
  bounce: 'A mail server reports that the message could not be delivered.',
  auto_reply:
    'Any other automatic answer: a ticket number, a receipt, a changed address, a mailbox nobody reads.',
  unsure: 'None of these is clear enough to act on.',
};
