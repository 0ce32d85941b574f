import { format, isDateFormat } from 'numfmt';
import type { Archive } from './archive.ts';
import { isWhite } from './office-parts.ts';
import { attributeOf, readXml, type XmlAttributes } from './xml.ts';

/** The cell styles of a workbook, by style number. */
export interface CellStyles {
  format(value: number, style: number): string;
  /** Whether the text is white without a background. */
  isHidden(style: number): boolean;
}

interface CellStyle {
  readonly pattern: string;
  readonly isHidden: boolean;
}

/** Built-in formats by number (ECMA-376, 18.8.30). Dates whose order depends on the country use ISO 8601. */
const builtInPatterns: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
/** Days between the two possible starts of a workbook's calendar, 1900 and 1904. */
const daysTo1904 = 1_462;

export async function readCellStyles(
  archive: Archive,
  part: string,
  startsIn1904: boolean,
): Promise<CellStyles> {
  const styles = await readStyles(archive, part);
  const defaultStyle: CellStyle = { pattern: 'General', isHidden: false };
  return {
    isHidden: (style) => styles[style]?.isHidden ?? false,
    format(value, style) {
      const { pattern } = styles[style] ?? defaultStyle;
      try {
        const days = startsIn1904 && isDateFormat(pattern) ? value + daysTo1904 : value;
        return format(pattern, days, { throws: true });
      } catch {
        return String(value);
      }
    },
  };
}

async function readStyles(archive: Archive, part: string): Promise<readonly CellStyle[]> {
  const patterns = new Map<number, string>();
  const fonts: { isWhite: boolean }[] = [];
  const fills: { isNone: boolean }[] = [];
  const styles: CellStyle[] = [];
  const path: string[] = [];
  const number = (attributes: XmlAttributes, name: string) => Number(attributeOf(attributes, name) ?? 0);
  await readXml(archive.read(part), {
    open(name, attributes) {
      const parent = path.at(-1);
      path.push(name);
      if (name === 'numFmt')
        patterns.set(number(attributes, 'numFmtId'), attributeOf(attributes, 'formatCode') ?? '');
      else if (name === 'font' && parent === 'fonts') fonts.push({ isWhite: false });
      else if (name === 'color' && path.at(-3) === 'fonts')
        Object.assign(fonts.at(-1) ?? {}, {
          isWhite: isWhite(attributeOf(attributes, 'rgb')) || attributeOf(attributes, 'theme') === '0',
        });
      else if (name === 'fill' && parent === 'fills') fills.push({ isNone: true });
      else if (name === 'patternFill' && path.at(-3) === 'fills')
        Object.assign(fills.at(-1) ?? {}, {
          isNone: (attributeOf(attributes, 'patternType') ?? 'none') === 'none',
        });
      else if (name === 'gradientFill' && path.at(-3) === 'fills')
        Object.assign(fills.at(-1) ?? {}, { isNone: false });
      else if (name === 'xf' && parent === 'cellXfs') {
        const hasNoFill = fills[number(attributes, 'fillId')]?.isNone ?? true;
        styles.push({
          pattern: patternOf(number(attributes, 'numFmtId'), patterns),
          isHidden: hasNoFill && (fonts[number(attributes, 'fontId')]?.isWhite ?? false),
        });
      }
    },
    close: () => void path.pop(),
  });
  return styles;
}

function patternOf(id: number, patterns: ReadonlyMap<number, string>): string {
  return patterns.get(id) ?? builtInPatterns[id] ?? 'General';
}
