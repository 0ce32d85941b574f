import { packs, type WrittenLanguage } from '../../languages/packs.ts';
import { displayName } from '../display-name.ts';
import type { Slot } from '../language-pack/play-words.ts';
import { nearestName } from '../nearest-name.ts';
import { slotPattern } from './play.ts';

const slots: ReadonlySet<string> = new Set<Slot>([
  'trigger.place',
  'trigger.date',
  'trigger.headline',
  'firstName',
  'company',
]);

/** What is wrong with the slots of a text, with the remedy; null if nothing is. */
export function findSlotProblem(text: string, language: WrittenLanguage): string | null {
  for (const { 0: whole, 1: name = '', index } of text.matchAll(slotPattern)) {
    if (!isSlot(name)) return unknownSlot(name);
    const lines = packs[language].plays.linesWithSlots;
    if (lines === null || standsApart(text, index, index + whole.length)) continue;
    return (
      `has ${whole} inside a sentence. In ${language}, names and dates change their form there. Write the slot ` +
      `after a colon, in brackets or in quotation marks, as in: ${lines[name]}`
    );
  }
  if (!/[{}]/u.test(text.replaceAll(slotPattern, ''))) return null;
  return `has a brace that belongs to no slot. Remove it, or write a slot as ${listSlots()}.`;
}

function isSlot(name: string): name is Slot {
  return slots.has(name);
}

function unknownSlot(name: string): string {
  const meant = nearestName(name, slots);
  const remedy =
    meant === undefined ? `Use ${listSlots()}.` : `Did you mean {${meant}}? All slots: ${listSlots()}.`;
  return `has the unknown slot {${displayName(name)}}. ${remedy}`;
}

function listSlots(): string {
  return [...slots].map((name) => `{${name}}`).join(', ');
}

/** Other slots may stand beside it: "Avattu: {trigger.place}, {trigger.date}". */
function standsApart(text: string, start: number, end: number): boolean {
  const before = /([:([„“”"»«])[\s,–-]*$/u.exec(text.slice(0, start).replaceAll(slotPattern, ' '))?.[1];
  const after = text.slice(end).replaceAll(slotPattern, ' ');
  if (before === undefined || /^(?:[\p{L}\p{N}\p{M}]|[’':-]\p{L})/u.test(after)) return false;
  return before === ':' || /^[\s,–-]*[.!?]?[)\]“”"»«]/u.test(after);
}
