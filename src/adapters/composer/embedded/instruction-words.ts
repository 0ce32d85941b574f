/** An instruction without the words that every instruction has: what is left names its topic. */
export function withoutGeneral(instruction: string): string {
  return instruction.replace(generalWords, ' ');
}

const generalWords = new RegExp(
  String.raw`\b(${[
    String.raw`one|two|an?|the|concrete|specific|recent|short|brief|observation|observations|sentence|sentences`,
    String.raw`about|recipient|recipients|company|companies|mention|write|refer|start|open|with|something|their`,
    String.raw`them|they|from|site|website|fact|facts|line|opening|personal|personalised|personalized|lead|prospect`,
    String.raw`research|please|based|real|material|make|relevant|detail|details|yksi|konkreettinen|havainto`,
    String.raw`vastaanottajasta|kirjoita|mainitse|yrityksestä|lause|lyhyt|jotain|heidän|sivuilta|skriv|nämn|mening`,
    String.raw`mottagaren|företaget|något|konkret|observation|om|deras|schreibe?|erwähne|satz|empfänger|unternehmen`,
    String.raw`etwas|konkrete|beobachtung|über|kurz`,
  ].join('|')})\b`,
  'giu',
);
