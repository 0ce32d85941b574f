/** An emoji, or one made of signs such as ":-)": it shows what the writer thinks of the words before it. */
export const emoji =
  /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*|[:;]-?[)D(](?=\s|$)/u;
