import type { Archive } from './archive.ts';
import { isEnabled } from './office-parts.ts';
import { attributeOf, readXml } from './xml.ts';

/** The ids of a Word document's styles that hide text or mark its title. */
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
  const isStyleHidden = (id: string, depth = 0): boolean => {
    const { isHidden, basedOn } = styles.get(id) ?? {};
    return (
      isHidden ?? (basedOn !== undefined && depth < maxInheritanceDepth && isStyleHidden(basedOn, depth + 1))
    );
  };
  const all = [...styles.values()];
  return {
    hidden: new Set(all.filter(({ id }) => isStyleHidden(id)).map(({ id }) => id)),
    headings: new Set(all.filter(({ isHeading }) => isHeading).map(({ id }) => id)),
  };
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {}
