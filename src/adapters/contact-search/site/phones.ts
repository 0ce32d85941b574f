/** Extracts telephone numbers from a line, but not fax numbers, dates and register numbers. */
export function extractPhones(line: string): { readonly phones: readonly string[]; readonly rest: string } {
  const phones: string[] = [];
  const rest = line.replace(phonePattern, (match: string, position: number) => {
    const digits = match.replace(/\D/gu, '');
    if (digits.length < 7 || digits.length > 15 || nonPhonePattern.test(match.trim())) return match;
    const before = line.slice(Math.max(0, position - 12), position);
    if (!faxLabel.test(before)) phones.push(match.replace(/\s+/gu, ' ').trim());
    return ' | ';
  });
  return { phones, rest };
}

const phonePattern = /(?<![\p{L}\p{N}])(?:\+|00|0|\(0|\(\+)\d?[\d ()/.–-]{5,20}\d(?![\p{L}\p{N}])/gu;
const nonPhonePattern = /^\d{7}-\d$|^\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b|^\d{1,2}[.:]\d{2}\s?[–-]/u;
const faxLabel = /(?:fax|faksi)\W*$/iu;
