import { Parser } from 'htmlparser2';
import { UnreadableDocument } from './document-text.ts';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Receives the elements of a document in order, by local name. */
export interface XmlReader {
  open(name: string, attributes: XmlAttributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /** Whether reading can stop. */
  isDone?(): boolean;
}

/**
 * Reads XML as a stream, without a tree. Document type definitions are ignored: declared entities are not expanded,
 * so they can neither grow nor load anything. The depth is limited, because the work grows with its square.
 * Throws UnreadableDocument.
 */
export async function readXml(chunks: AsyncIterable<Uint8Array>, reader: XmlReader): Promise<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > maxNestingDepth)
          throw new UnreadableDocument('damaged', 'The document is nested too deeply.');
        reader.open(localName(name), attributes);
      },
      onclosetag(name) {
        depth -= 1;
        reader.close?.(localName(name));
      },
      ontext: (text) => reader.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= decoderFor(chunk);
    parser.write(decoder.decode(chunk, { stream: true }));
    if (reader.isDone?.()) return;
  }
  parser.end();
}

const maxNestingDepth = 1_000;

/** Returns an attribute by its local name. */
export function attributeOf(attributes: XmlAttributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((candidate) => localName(candidate) === name);
  return key === undefined ? undefined : attributes[key];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The Office standard only allows UTF-8 and UTF-16. */
function decoderFor([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff || second === 0x00) return new TextDecoder('utf-16le');
  return new TextDecoder(first === 0xfe || first === 0x00 ? 'utf-16be' : 'utf-8');
}
