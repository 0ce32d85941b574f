/** Formats a number with its noun: `1 run` or `3 runs`. */
export function formatCount(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}
