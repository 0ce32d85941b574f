import type { Archive } from './archive.ts';
import { isEnabled } from './office-parts.ts';
import { attributeOf, readXml } from './xml.ts';

/** The effects of a Word document's named styles on text, by style id. */
export interface WordStyles {
  readonly hidden: ReadonlySet<string>;
  readonly headings: ReadonlySet<string>;
}

interface Style {
  readonly id: string;
  basedOn?: string;
  isHidden?: boolean;
  isHeading?: boolean;
}

const maxInheritanceDepth = 20;

export async function readWordStyles(archive: Archive, part: string | undefined): Promise<WordStyles> {
  const styles = new Map<string, Style>();
  let style: Style = { id: '' };
  await readXml(part === undefined ? emptyStream() : archive.read(part), {
    open(name, attributes) {
      const value = attributeOf(attributes, 'val');
      if (name === 'style') {
        style = { id: attributeOf(attributes, 'styleId') ?? '' };
        styles.set(style.id, style);
      } else if (name === 'basedOn') style.basedOn = value;
      else if (name === 'vanish') style.isHidden = isEnabled(value);
      else if (name === 'name') style.isHeading = /^(?:title|heading 1)$/i.test(value ?? '');
    },
  });
  const hides = (id: string, depth = 0): boolean => {
    const { isHidden, basedOn } = styles.get(id) ?? {};
    return isHidden ?? (basedOn !== undefined && depth < maxInheritanceDepth && hides(basedOn, depth + 1));
  };
  const all = [...styles.values()];
  return {
    hidden: new Set(all.filter(({ id }) => hides(id)).map(({ id }) => id)),
    headings: new Set(all.filter(({ isHeading }) => isHeading).map(({ id }) => id)),
  };
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {}
