import { fileTypeFromBuffer } from 'file-type';
import { textBefore } from './text-before.ts';

/** The number of bytes at the start of a file that identify its type. */
export const sniffedBytes = 65_536;

const maxHeaderLength = 255;
const mediaTypePattern = /^[a-z0-9][\w!#$&^.+-]*\/[a-z0-9][\w!#$&^.+-]*$/;
const formMediaTypes = ['multipart/', 'application/x-www-form-urlencoded'];
const jsonPath = /\.(json|jsonl|ndjson|geojson|[a-z]+json|ipynb|webmanifest|map|har)$/i;

/** Container formats, with patterns of declared types that are more specific. */
const containerTypes: Readonly<Record<string, RegExp>> = {
  'application/zip': /^application\/(vnd\..+|.+\+zip)$/,
  'application/x-cfb': /^application\/(msword|vnd\.ms-.+)$/,
  'application/xml': /(\/xml|\+xml|^text\/html)$/,
};

/**
 * The problem with the declared media type of an upload, as a sentence; undefined if it is valid. Rejects types that
 * wrap a file, such as a form.
 */
export function mediaTypeProblem(header: string, path: string): string | undefined {
  const type = essenceOf(header);
  if (formMediaTypes.some((prefix) => type.startsWith(prefix))) {
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

/** The media type from the first bytes of a file; null if they do not identify one, as in plain text. */
export async function sniffMediaType(firstBytes: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(firstBytes))?.mime ?? null;
  } catch {
    return null;
  }
}

/** The type from the bytes, unless the declared type is more specific for the same format. */
export function chooseMediaType(sniffed: string | null, declared: string | null): string {
  const type = declared === null ? null : essenceOf(declared);
  if (sniffed === null) return type ?? 'application/octet-stream';
  return type !== null && containerTypes[sniffed]?.test(type) ? type : sniffed;
}

function essenceOf(header: string): string {
  return textBefore(header, ';').trim().toLowerCase();
}
