import { Parser } from 'htmlparser2';

export type Values = ReadonlyMap<string, string>;

/** A parsed S3 response: the text of its elements by name. List items are separate. */
export interface S3Response {
  readonly values: Values;
  /** The values in each element with the requested name. */
  readonly items: readonly Values[];
}

/** Parses a response. A body that is not XML has no values. */
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

/** The request body that completes an upload from its parts, by their ETags. */
export function formatPartList(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(tag)}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
