import { classifyReply, type Classification, type Reply } from './classify.ts';
import { isMostlyUnknown, unsupportedLanguageReason } from './unsupported-language.ts';
import { splitMailText } from './own-words.ts';

/**
 * Classifies a mail. A mail in a language without a pack is a possible opt-out, because no rule would see an opt-out in
 * it, and rules of other languages may see one that is not there. Mail of programs is classified as in any language.
 */
export function classifyMail(reply: Reply): Classification {
  const classification = classifyReply(reply);
  const reason = reply.isCleared === true ? null : unsupportedMailReason(reply);
  if (reason === null) return classification;
  if (classification.by === 'rules' && !isDoubtfulOptOut(reply, classification)) return classification;
  return { category: 'unsure', confidence: 0, by: 'classifier', isSuspected: true, reason };
}

/** Explains why the rules cannot read a mail that a person wrote; null if they can. */
export function unsupportedMailReason({ body, language, kind }: Pick<Reply, 'body' | 'language' | 'kind'>) {
  return kind === 'human' ? unsupportedLanguageReason(splitMailText(body).text, language) : null;
}

function isDoubtfulOptOut({ body, language }: Reply, { category }: Classification): boolean {
  return category === 'unsubscribe' && language !== null && isMostlyUnknown(splitMailText(body).text);
}
