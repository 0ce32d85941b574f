import type { DraftRequest, Source } from './material.ts';
import { isWritten } from './message-language.ts';

/**
 * A warning if none of the sender's own texts is in the message's language. It names the texts that are missing in
 * this language. Empty if at least one text can be used, or if there are no texts.
 */
export function missingLanguage({ sources, language }: DraftRequest): readonly string[] {
  const own = sources.filter((source) => source.about === 'sender' && source.kind !== 'thread');
  const telling = own.filter((source) => !/knownCustomers|companySize|industry/u.test(source.id));
  const foreign = telling.filter((source) => {
    const starts = source.languageStarts;
    if (starts !== undefined) return !starts.some((start) => start.language === language);
    return source.language !== undefined && source.language !== language;
  });
  if (foreign.length === 0 || foreign.length < telling.length) return [];
  const names = [...new Set(foreign.map(nameOf))].slice(0, namedMost).join(', ');
  return [
    `None of your own texts is in ${languageCalled(language)}, so the message can say little about you. ` +
      `Add these in ${languageCalled(language)} to make it whole: ${names}.`,
  ];
}

const namedMost = 6;

const fieldNames: Readonly<Record<string, string>> = {
  whatTheyDo: 'what you do',
  valueProposition: 'your value proposition',
  products: 'your products',
};

function nameOf({ kind, id, title }: Source): string {
  if (kind === 'context') return fieldNames[id] ?? id;
  return kind === 'knowledge' ? 'your knowledge text' : (title ?? id);
}

/**
 * A warning, with a remedy, if all research about the recipient is in another language than the message, so that it
 * cannot be quoted. Empty if some of it can be used, or if there is none.
 */
export function researchLeftOut({ sources, language, enquiry }: DraftRequest): readonly string[] {
  // An answer says nothing about its reader, so it needs no research.
  if (enquiry !== undefined) return [];
  const research = sources.filter((source) => source.about === 'recipient' && source.kind !== 'thread');
  const [first] = research;
  if (first?.language === undefined) return [];
  if (research.some((source) => source.language === undefined || source.language === language)) return [];
  const isOwn = first.kind === 'analysis';
  const subject = isOwn
    ? "The lead's `analysis`"
    : first.kind === 'payload'
      ? `The file ${first.title}`
      : "The company's site";
  const remedies = [
    ...(isWritten(first.language)
      ? [`have the message written with \`language\` "${first.language}" (\`messages.generate\`)`]
      : []),
    isOwn
      ? `give \`analysis\` in ${languageCalled(language)}`
      : `give what matters about the company as the lead's \`analysis\` in ${languageCalled(language)}`,
  ];
  const remedy = remedies.join(', or ');
  return [
    `${subject} seems to be in ${languageCalled(first.language)} and the message is in ${languageCalled(language)}, ` +
      `so this research was left out. ${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}.`,
  ];
}

/** The English name of a language that is given as ISO 639-1. */
export function languageCalled(language: string): string {
  return englishNames.of(language) ?? language;
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });
