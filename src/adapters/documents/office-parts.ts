import path from 'node:path';
import type { Archive } from './archive.ts';
import { UnreadableDocument } from './document-text.ts';
import { attributeOf, readXml } from './xml.ts';

export interface Relationship {
  readonly id: string;
  /** The last segment of the type's URI, such as `styles`. */
  readonly type: string;
  /** The name of another part of the document. */
  readonly target: string;
}

/** Returns the name of the main part. Throws UnreadableDocument if there is none. */
export async function mainPartOf(archive: Archive): Promise<string> {
  const relationships = await relationshipsOf(archive, '');
  const main = relationships.find(({ type }) => type === 'officeDocument');
  if (main !== undefined) return main.target;
  throw new UnreadableDocument('not_a_document', 'This is an archive, not an Office document.');
}

/** Returns the internal relationships of a part. External ones are ignored. */
export async function relationshipsOf(archive: Archive, part: string): Promise<readonly Relationship[]> {
  const found: Relationship[] = [];
  const folder = path.posix.dirname(part);
  await readXml(archive.read(path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`)), {
    open(name, attributes) {
      const target = attributeOf(attributes, 'Target');
      if (name !== 'Relationship' || target === undefined) return;
      if (attributeOf(attributes, 'TargetMode') === 'External') return;
      found.push({
        id: attributeOf(attributes, 'Id') ?? '',
        type: path.posix.basename(attributeOf(attributes, 'Type') ?? ''),
        target: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target),
      });
    },
  });
  return found;
}

/** Whether a property element switches its property on, as `<w:vanish/>` does. */
export function isEnabled(attribute: string | undefined): boolean {
  return !['0', 'false', 'off', 'none'].includes(attribute ?? '1');
}

/** Whether a colour is white, with or without a leading opacity. */
export function isWhite(colour: string | undefined): boolean {
  return /^(?:ff)?ffffff$/i.test(colour ?? '');
}
