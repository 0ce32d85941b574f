import { fileTypeFromBuffer } from 'file-type';
import { textBefore } from './text-before.ts';

/** How many bytes from the beginning of a file its type is told from. */
export const sniffedBytes = 65_536;

const maxHeaderLength = 255;
const mediaTypePattern = /^[a-z0-9][\w!#$&^.+-]*\/[a-z0-9][\w!#$&^.+-]*$/;
const formMediaTypes = ['multipart/', 'application/x-www-form-urlencoded'];
const jsonPath = /\.(json|jsonl|ndjson|geojson|[a-z]+json|ipynb|webmanifest|map|har)$/i;

/** Formats that others are built on, by the declared types that say more than they do. */
const containerTypes: Readonly<Record<string, RegExp>> = {
  'application/zip': /^application\/(vnd\..+|.+\+zip)$/,
  'application/x-cfb': /^application\/(msword|vnd\.ms-.+)$/,
  'application/xml': /(\/xml|\+xml|^text\/html)$/,
};

/**
 * What is wrong with the media type that a file is uploaded under, as a sentence; undefined where nothing is. Any type
 * is taken but those that say that the body is something around a file.
 */
export function mediaTypeProblem(header: string, path: string): string | undefined {
  const type = essenceOf(header);
  if (formMediaTypes.some((wrapping) => type.startsWith(wrapping))) {
    return (
      'The body must be the bytes of one file, not a form. With curl: --data-binary @file, and the type of the file ' +
      'in Content-Type.'
    );
  }
  if (header.length > maxHeaderLength || !mediaTypePattern.test(type)) {
    return `Content-Type must be a media type such as application/pdf, not ${header.slice(0, 100)}.`;
  }
  if (/^application\/(json|.+\+json)$/.test(type) && !jsonPath.test(path)) {
    return (
      'The body must be the bytes of the file itself, not JSON around them. If the file is JSON, let its path end ' +
      'in .json.'
    );
  }
  return undefined;
}

/** The media type that the first bytes of a file tell, or null where they tell none, as those of plain text do. */
export async function sniffMediaType(firstBytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(firstBytes))?.mime ?? null;
  } catch {
    return null;
  }
}

/** The type a file is held for: what its bytes tell, except where the declared type says more about the same format. */
export function chooseMediaType(sniffed: string | null, declared: string | null): string {
  const type = declared === null ? null : essenceOf(declared);
  if (sniffed === null) return type ?? 'application/octet-stream';
  return type !== null && containerTypes[sniffed]?.test(type) ? type : sniffed;
}

function essenceOf(header: string): string {
  return textBefore(header, ';').trim().toLowerCase();
}
