import type { InstructionWords } from '../../domain/language-pack/instruction-words.ts';

export const instructions: InstructionWords = {
  orders: [
    new RegExp(
      [
        String.raw`\b(ignorier\p{L}{0,24}|missacht\p{L}{0,24}|vergiss|vergessen sie|übergeh\p{L}{0,24})\b.{0,50}`,
        String.raw`(anweisung|instruktion|regeln|vorherig|obig|bisherig|alles)`,
      ].join(''),
      'iu',
    ),
    new RegExp(
      [
        String.raw`\b`,
        String.raw`(schreib(e|en sie)?|erwähn(e|en sie)|sag(e|en sie)?|füg(e|en sie)|behaupt(e|en sie)|nenn(e|en sie))\b.{0,40}`,
        String.raw`(e-?mail|nachricht|antwort|link|dass (wir|sie|du)|folgende)`,
      ].join(''),
      'iu',
    ),
    /\b(klick(e|en sie)?|drück(e|en sie)?|folge?n? sie)\b.{0,20}(hier|link|button|schaltfläche|https?:)/iu,
    new RegExp(String.raw`\bdu bist (jetzt )?(ein\p{L}{0,24} )?(ki|assistent|sprachmodell|bot)\b`, 'iu'),
  ],
  sending: { verbs: 'send(e|en sie)|leite|antwort(e|en sie)', prepositions: null },
  paying: ['überweis~{0,24}|zahl~{0,24}'],
  refunds: { promises: ['rückerstattung'], calls: ['rufen|anrufen'] },
  spelledAddress: { dot: ['punkt'], slash: ['schrägstrich'] },
};
