/** Splits only at line feeds: other Unicode line separators may be part of the text. */
export async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let parts: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...others] = chunk.split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
  }
}
