import { findAnywhere } from '../../../languages/all-phrases.ts';
import { byLanguage } from '../../../languages/by-language.ts';
import { isBareDomain } from '../../../domain/company-name.ts';
import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { formalAddress } from '../../../domain/drafting/rule-forms.ts';
import type { Tone } from '../../../domain/language-pack/draft-phrases.ts';

/**
 * The tone of a message: a writing rule decides, then the seller's texts that the message will contain, then the
 * workspace's tone words, then its good examples, then the custom of the language.
 */
export function toneOf(request: DraftRequest): Tone {
  const { recipient, sender, language } = request;
  const words = sender.toneWords.join(' ').toLowerCase();
  return {
    formal:
      formalAddress(request.writingRules) ??
      formalByVoice(textsOfPlan(request), language) ??
      formalByTone(words) ??
      formalByVoice(sender.voiceExamplesGood, language) ??
      isFormal[language],
    warm: warm.test(words),
    company: isBareDomain(recipient.company) ? undefined : spoken(recipient.company),
    senderCompany: spoken(sender.company),
    senderPerson: filled(sender.personName),
    firstName: filled(recipient.firstName),
    lastName: filled(recipient.lastName),
  };
}

const warm = findAnywhere(({ research }) => research.tone.warm);
const informal = findAnywhere(({ research }) => research.tone.informal);
const formal = findAnywhere(({ research }) => research.tone.formal);

function formalByTone(words: string): boolean | null {
  if (informal.test(words)) return false;
  return formal.test(words) ? true : null;
}

const isFormal = byLanguage(({ composing }) => composing.isFormal);

const voices = byLanguage(({ composing }) => composing.voices);

/** The seller's own lines are used unchanged, so the rest of the message addresses the reader in the same form. */
function textsOfPlan({ plan }: DraftRequest): readonly string[] {
  if (plan === undefined) return [];
  const { play, ask, offers, proofs } = plan;
  const lines = [play?.because, play?.offer, play?.ask, ask.text].flatMap((text) => text ?? []);
  return [...lines, ...[...offers, ...proofs].slice(0, mostTexts).map(({ quote }) => quote)];
}

const mostTexts = 3;

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
