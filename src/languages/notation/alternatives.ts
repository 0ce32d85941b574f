/** All texts that a phrase of groups and alternatives may be: "(web|ad) shop|store" is three texts. */
export function alternatives(phrase: string): string[] {
  return choicesOf(phrase.replaceAll(/\n\s*/gu, '')).flatMap((choice) => {
    const [start, end] = [choice.indexOf('('), choice.indexOf(')')];
    if (start < 0) return [choice];
    const choices = choice.slice(start + 1, end).split('|');
    return choices.flatMap((one) => alternatives(choice.slice(0, start) + one + choice.slice(end + 1)));
  });
}

/** The parts between the bars outside of groups. */
function choicesOf(phrase: string): string[] {
  const choices: string[] = [];
  let [current, isInGroup] = ['', false];
  for (const sign of `${phrase}|`) {
    if (sign === '(') isInGroup = true;
    if (sign === ')') isInGroup = false;
    if (sign !== '|' || isInGroup) current += sign;
    else {
      choices.push(current);
      current = '';
    }
  }
  return choices;
}
