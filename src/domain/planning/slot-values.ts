import { spokenCompanyName } from '../drafting/known-names.ts';
import type { DraftRequest } from '../drafting/material.ts';
import type { SlotValues } from '../plays/play.ts';
import type { NamedTrigger } from './plan.ts';

/** What stands in the slots of a seller's lines. */
export function slotValues(
  trigger: NamedTrigger | null,
  { recipient, language }: Pick<DraftRequest, 'recipient' | 'language'>,
): SlotValues {
  return {
    'trigger.place': trigger?.place ?? null,
    'trigger.date': trigger === null ? null : dateInWords(trigger.date, language),
    'trigger.headline': trigger?.headline ?? null,
    firstName: recipient.firstName ?? null,
    company: recipient.company === undefined ? null : spokenCompanyName(recipient.company),
  };
}

function dateInWords(date: string, language: string): string {
  const [, month, day] = date.split('-');
  if (month === undefined) return date;
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', timeZone: 'UTC' };
  const format = new Intl.DateTimeFormat(language, day === undefined ? parts : { ...parts, day: 'numeric' });
  return format.format(new Date(date));
}
