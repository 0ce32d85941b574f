/** An instruction without the words that every instruction has: what is left names its topic. */
export function withoutGeneral(instruction: string): string {
  return instruction.replace(generalWords, ' ');
}

const generalWords = new RegExp(
  [
    String.raw`\b(one|two|an?|the|concrete|specific|recent|short|brief|observation|observations|sentence|`,
    String.raw`sentences|about|recipient|recipients|company|companies|mention|write|refer|start|open|with|`,
    String.raw`something|their|them|they|from|site|website|fact|facts|line|opening|personal|personalised|`,
    String.raw`personalized|lead|prospect|research|please|based|real|material|make|relevant|detail|details|`,
    String.raw`yksi|konkreettinen|havainto|vastaanottajasta|kirjoita|mainitse|yrityksestä|lause|lyhyt|jotain|`,
    String.raw`heidän|sivuilta|skriv|nämn|mening|mottagaren|företaget|något|konkret|observation|om|deras|`,
    String.raw`schreibe?|erwähne|satz|empfänger|unternehmen|etwas|konkrete|beobachtung|über|kurz)\b`,
  ].join(''),
  'giu',
);
