import type { TextTaskName } from '../../ports/text-work.ts';

/** Tasks that read a text. Reading a short one takes less time than handing it to a thread. */
export const readingTaskNames: ReadonlySet<TextTaskName> = new Set([
  'classifyMail',
  'classifyInbound',
  'readPayload',
  'notPreviewedPayloadReason',
  'chooseCategory',
]);
