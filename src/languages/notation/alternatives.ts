/** All texts that a phrase of groups and alternatives may be: "(web|ad) shop|store" is three texts. */
export function alternatives(phrase: string): string[] {
  return phrase.split(/\|(?![^(]*\))/u).flatMap((choice) => {
    const [, before, choices, after] = /^([^(]*)\(([^)]*)\)(.*)$/su.exec(choice) ?? [];
    if (before === undefined || choices === undefined || after === undefined) return [tidied(choice)];
    return choices.split('|').flatMap((one) => alternatives(`${before}${one}${after}`));
  });
}

/** Line breaks stand for one space. */
function tidied(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
