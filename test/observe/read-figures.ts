/** What a Prometheus server makes of the text, read by the rules of the text format alone. */
export interface Figures {
  readonly series: readonly Series[];
  /** The value of the series with exactly these labels. */
  value(name: string, labels?: Readonly<Record<string, string>>): number | undefined;
}

export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const sample = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (NaN|Nan|[+-]?Inf|[-+0-9.eE]+)$/;
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;

/** Throws on whatever the format does not allow: a strange line, a series without a type or one that is there twice. */
export function readFigures(text: string): Figures {
  if (!text.endsWith('\n')) throw new Error('The last line has no end.');
  const types = new Set<string>();
  const seen = new Set<string>();
  const series: Series[] = [];
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary|untyped)$/.exec(line);
    if (type) types.add(type[1]!);
    if (type || /^# HELP \S+ /.test(line)) continue;
    const [, name, labels = '', value] = sample.exec(line) ?? [];
    if (name === undefined) throw new Error(`No line of the format: ${line}`);
    if (![name, name.replace(/_(bucket|sum|count)$/, '')].some((each) => types.has(each)))
      throw new Error(`${name} has no type.`);
    const read = { name, labels: readLabels(labels), value: readNumber(value!) };
    const identity = `${name} ${sorted(read.labels)}`;
    if (seen.has(identity)) throw new Error(`${line} is there twice.`);
    seen.add(identity);
    series.push(read);
  }
  return {
    series,
    value: (name, labels = {}) =>
      series.find((each) => each.name === name && sorted(each.labels) === sorted(labels))?.value,
  };
}

function sorted(labels: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.keys(labels)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((name) => [name, labels[name]]),
  );
}

function readLabels(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (label.lastIndex = 0; label.lastIndex < text.length;) {
    const match = label.exec(text);
    if (!match) throw new Error(`No labels of the format: ${text}`);
    found[match[1]!] = match[2]!;
  }
  return found;
}

function readNumber(text: string): number {
  return text.endsWith('Inf') ? (text.startsWith('-') ? -Infinity : Infinity) : Number(text);
}
