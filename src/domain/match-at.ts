/** What the shape, which sticks to its place, takes of a text from there on; empty where it does not fit. */
export function matchAt(text: string, at: number, shape: RegExp): string {
  shape.lastIndex = at;
  return shape.exec(text)?.[0] ?? '';
}
