import type { InstructionWords } from '../../domain/language-pack/instruction-words.ts';

export const instructions: InstructionWords = {
  orders: [
    /\b(ohita|unohda|älä (huomioi|noudata)|jätä huomiotta|sivuuta)\b.{0,40}(ohje|kehot|sään|yllä|aiem|edelli)/iu,
    /\b(kirjoita|mainitse|sano|lisää|sisällytä|väitä|kerro)\b.{0,30}(viesti|sähköposti|vastauks|linkki|että |seuraava)/iu,
    /\b(klikkaa|napsauta|paina|avaa)\b.{0,20}(tästä|tätä|linkki|painiket|tässä|https?:)/iu,
    /\b(olet|toimi) (nyt )?(tekoäly|avustaja|kielimalli|botti)/iu,
  ],
  sending: { verbs: 'lähetä|välitä|vastaa', prepositions: null },
  paying: ['maksa~{0,24}'],
  refunds: { promises: ['hyvity~{1,24}'], calls: ['soita|soittamalla'] },
  spelledAddress: { dot: ['piste'], slash: ['kauttaviiva'] },
};
