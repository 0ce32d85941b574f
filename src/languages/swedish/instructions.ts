import type { InstructionWords } from '../../domain/language-pack/instruction-words.ts';

export const instructions: InstructionWords = {
  orders: [
    /\b(ignorera|bortse från|glöm|åsidosätt|strunta i)\b.{0,40}(instruktion|anvisning|regler|ovan|tidigare|föregående)/iu,
    /\b(skriv|nämn|säg|inkludera|lägg till|påstå|infoga)\b.{0,30}(mejl|meddelande|svaret|länk|att (vi|de|ni)|följande)/iu,
    /\b(klicka|tryck|följ)\b.{0,15}(här|länken|knappen|på (denna|den här)|https?:)/iu,
    /\bdu är (nu )?(en )?(ai|assistent|språkmodell|bot)\b/iu,
  ],
  sending: { verbs: 'skicka|vidarebefordra|svara', prepositions: null },
  paying: ['betala'],
  refunds: { promises: ['återbetalning'], calls: ['ring|ringa'] },
  spelledAddress: { dot: ['punkt'], slash: ['snedstreck'] },
};
