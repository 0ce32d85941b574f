import { allPhrases } from '../../../languages/all-phrases.ts';
import { byLanguage } from '../../../languages/by-language.ts';
import { isBareDomain } from '../../../domain/company-name.ts';
import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { formalAddress } from '../../../domain/drafting/rule-forms.ts';
import type { Tone } from '../../../domain/language-pack/draft-phrases.ts';

/**
 * The tone of a message: a writing rule decides, then the workspace's tone words, then the way its good examples speak,
 * then the custom of the language: "Sie" in German, first names elsewhere.
 */
export function toneOf(request: DraftRequest): Tone {
  const { recipient, sender, language } = request;
  const words = sender.toneWords.join(' ').toLowerCase();
  return {
    formal:
      formalAddress(request.writingRules) ??
      formalByTone(words) ??
      formalByVoice(sender.voiceExamplesGood, language) ??
      language === 'de',
    warm: new RegExp(allPhrases(({ research }) => research.tone.warm).join('|'), 'u').test(words),
    company: isBareDomain(recipient.company) ? undefined : spoken(recipient.company),
    senderCompany: spoken(sender.company),
    senderPerson: filled(sender.personName),
    firstName: filled(recipient.firstName),
    lastName: filled(recipient.lastName),
  };
}

function formalByTone(words: string): boolean | null {
  if (/informal|casual|informell|rento|locker|duzen|sinutt/u.test(words)) return false;
  return /formal|formell|muodolli|förmlich|siezen|teitit/u.test(words) ? true : null;
}

const voices = byLanguage(({ composing }) => composing.voices);

function formalByVoice(examples: readonly string[], language: WrittenLanguage): boolean | null {
  const voice = voices[language];
  const text = examples.join('\n');
  if (voice === null || text === '') return null;
  if (voice.informal.test(text)) return false;
  return voice.formal.test(text) ? true : null;
}

function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim();
}

function spoken(company: string | undefined): string | undefined {
  const name = filled(company);
  return name === undefined ? undefined : spokenCompanyName(name);
}
