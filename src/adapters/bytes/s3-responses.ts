import { Parser } from 'htmlparser2';

export type Values = ReadonlyMap<string, string>;

/** What an answer of S3 says: the text of its elements by their names, those within lists apart. */
export interface S3Response {
  readonly values: Values;
  /** The values within each of the elements of the asked name. */
  readonly items: readonly Values[];
}

/** Reads an answer's XML. What is no XML has no values. */
export function parseResponse(xml: string, itemName = ''): S3Response {
  const values = new Map<string, string>();
  const items: Map<string, string>[] = [];
  let item: Map<string, string> | undefined;
  let text = '';
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === itemName) {
          item = new Map<string, string>();
          items.push(item);
        }
        text = '';
      },
      ontext: (piece) => void (text += piece),
      onclosetag(name) {
        if (name === itemName) item = undefined;
        else (item ?? values).set(name, text);
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { values, items };
}

/** The list of parts that makes a whole of them, by the tags that S3 gave them. */
export function formatPartList(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
