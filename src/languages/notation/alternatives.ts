/** All texts that a phrase of groups and alternatives may be: "(web|ad) shop|store" is three texts. */
export function alternatives(phrase: string): string[] {
  return phrase
    .replaceAll(/\n\s*/gu, '')
    .split(/\|(?![^(]*\))/u)
    .flatMap((choice) => {
      const [, before, choices, after] = /^([^(]*)\(([^)]*)\)(.*)$/su.exec(choice) ?? [];
      if (before === undefined || choices === undefined || after === undefined) return [choice];
      return choices.split('|').flatMap((one) => alternatives(`${before}${one}${after}`));
    });
}
