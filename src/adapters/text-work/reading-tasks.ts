import { notPreviewedPayloadReason, readPayload } from '../../domain/answering/read-payload.ts';
import { classifyInbound } from '../../domain/replies/classify-inbound.ts';
import { classifyMail } from '../../domain/replies/classify-mail.ts';
import type { TextTasks } from '../../ports/text-work.ts';
import { createEmbeddedClassifier } from '../classifier/embedded.ts';

type ReadingTasks = Pick<
  TextTasks,
  'classifyMail' | 'classifyInbound' | 'readPayload' | 'notPreviewedPayloadReason' | 'chooseCategory'
>;

/** What reads a text that arrived. It is quick for short texts. */
export function createReadingTasks(detect: (text: string) => string | null): ReadingTasks {
  const classifier = createEmbeddedClassifier();
  return {
    classifyMail,
    classifyInbound,
    readPayload: (type, payloadJson) => readPayload(type, JSON.parse(payloadJson), detect),
    notPreviewedPayloadReason: (type, payloadJson) =>
      notPreviewedPayloadReason(type, JSON.parse(payloadJson), detect),
    chooseCategory: (question) => classifier.choose(question),
  };
}
