/** A text of at most so many units; an ellipsis stands for what was cut off, and no sign is cut apart. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text.toWellFormed();
  const kept = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}…`.toWellFormed();
}
