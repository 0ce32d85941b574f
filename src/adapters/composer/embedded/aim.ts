import type { Aim } from '../../../domain/language-pack/draft-phrases.ts';
import type { DraftRequest } from '../../../domain/drafting/material.ts';

/** Reads from the brief, the angle and the objective what the reader is to be asked for; null where they do not say. */
export function aimOf({ brief, outreachAngle, objective, blocks }: DraftRequest): Aim | null {
  const asked = blocks
    .filter(
      (block) => block.kind === 'generated' && /action|cta|step|toiminta|uppmaning|schritt/iu.test(block.id),
    )
    .map((block) => block.aiInstruction ?? '');
  for (const text of [brief, objective, outreachAngle, ...asked]) {
    const found = aims.find(([pattern]) => pattern.test(text ?? ''));
    if (found !== undefined) return found[1];
  }
  return null;
}

const aims: readonly [RegExp, Aim][] = [
  [/\bdemo|esittely|esitte|visning|vorführung|vorstellung|product tour/iu, 'demo'],
  [/\btrial|\bpilot|kokeil|testjakso|prova|provperiod|testphase|testzugang|probezugang/iu, 'trial'],
  [
    /summary|overview|one-?pager|yhteenve|tiivistelm|sammanfattning|zusammenfassung|überblick|brochure/iu,
    'summary',
  ],
  [/\bcall|meeting|puhelu|puhelin|tapaami|palaver|samtal|möte|telefonat|gespräch|anruf|termin/iu, 'call'],
];
