import type { Commission, Source, WrittenLanguage } from './material.ts';

/**
 * A warning for a person where none of the sender's own texts is in the message's language: which ones there are, and
 * that adding them makes the message whole. Empty where at least one of them can be used, or where there is none.
 */
export function missingLanguage({ sources, language }: Commission): readonly string[] {
  const own = sources.filter((source) => source.about === 'sender' && source.kind !== 'thread');
  const telling = own.filter((source) => !/knownCustomers|companySize|industry/u.test(source.id));
  const foreign = telling.filter((source) => source.language !== undefined && source.language !== language);
  if (foreign.length === 0 || foreign.length < telling.length) return [];
  const names = [...new Set(foreign.map(nameOf))].slice(0, namedMost).join(', ');
  return [
    `None of your own texts is in ${languageNames[language]}, so the message can say little about you. ` +
      `Add these in ${languageNames[language]} to make it whole: ${names}.`,
  ];
}

const namedMost = 6;

const languageNames: Readonly<Record<WrittenLanguage, string>> = {
  en: 'English',
  fi: 'Finnish',
  sv: 'Swedish',
  de: 'German',
};

const fieldNames: Readonly<Record<string, string>> = {
  whatTheyDo: 'what you do',
  valueProposition: 'your value proposition',
  products: 'your products',
};

function nameOf({ kind, id, title }: Source): string {
  if (kind === 'context') return fieldNames[id] ?? id;
  return kind === 'knowledge' ? 'your knowledge text' : (title ?? id);
}
