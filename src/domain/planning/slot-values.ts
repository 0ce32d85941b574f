import { packs, type WrittenLanguage } from '../../languages/packs.ts';
import { readLocations } from '../brief/locations.ts';
import { languageOfSmallWords } from '../drafting/message-language.ts';
import { spokenCompanyName } from '../drafting/known-names.ts';
import type { DraftRequest } from '../drafting/material.ts';
import { onlyItemOrNull } from '../only-item.ts';
import type { SlotValues } from '../plays/play.ts';
import type { NamedTrigger } from './plan.ts';

/** What stands in the slots of a seller's lines. */
export function slotValues(
  trigger: NamedTrigger | null,
  { recipient, language }: Pick<DraftRequest, 'recipient' | 'language'>,
): SlotValues {
  return {
    'trigger.place': trigger === null ? null : placeName(trigger, language),
    'trigger.date': trigger === null ? null : packs[language].draftPhrases.date(trigger.date),
    'trigger.headline': trigger?.headline ?? null,
    firstName: recipient.firstName ?? null,
    company: recipient.company === undefined ? null : spokenCompanyName(recipient.company),
  };
}

/**
 * The place of the news as a seller's line can name it. In a language with cases, a sentence has another form of the
 * name, as in “Tampereelle”: then the name is that of the city that it is known to be a form of.
 */
function placeName({ place, quote }: NamedTrigger, language: WrittenLanguage): string | null {
  const written = languageOfSmallWords(quote) ?? language;
  if (place === null || packs[written].lexicon.grammar.cases === null) return place;
  return onlyItemOrNull(readLocations(place).cities)?.name ?? null;
}
