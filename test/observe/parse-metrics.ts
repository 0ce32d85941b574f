/** The parsed metrics, as a Prometheus server reads them. */
export interface ParsedMetrics {
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

/** Parses the text format. Throws on an invalid line, a series without a type or a duplicate series. */
export function parseMetrics(text: string): ParsedMetrics {
  if (!text.endsWith('\n')) throw new Error('The last line does not end with a line break.');
  const types = new Set<string>();
  const seen = new Set<string>();
  const series: Series[] = [];
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const type = /^# TYPE (\S+) (counter|gauge|histogram|summary|untyped)$/.exec(line);
    if (type) types.add(type[1]!);
    if (type || /^# HELP \S+ /.test(line)) continue;
    const [, name, labels = '', value] = sample.exec(line) ?? [];
    if (name === undefined) throw new Error(`Invalid line: ${line}`);
    if (![name, name.replace(/_(bucket|sum|count)$/, '')].some((candidate) => types.has(candidate)))
      throw new Error(`${name} has no type.`);
    const entry = { name, labels: readLabels(labels), value: readNumber(value!) };
    const identity = `${name} ${serializeLabels(entry.labels)}`;
    if (seen.has(identity)) throw new Error(`Duplicate series: ${line}`);
    seen.add(identity);
    series.push(entry);
  }
  return {
    series,
    value: (name, labels = {}) =>
      series.find((entry) => entry.name === name && serializeLabels(entry.labels) === serializeLabels(labels))
        ?.value,
  };
}

function serializeLabels(labels: Readonly<Record<string, string>>): string {
  return JSON.stringify(
    Object.keys(labels)
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((name) => [name, labels[name]]),
  );
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (label.lastIndex = 0; label.lastIndex < text.length;) {
    const match = label.exec(text);
    if (!match) throw new Error(`Invalid labels: ${text}`);
    labels[match[1]!] = match[2]!;
  }
  return labels;
}

function readNumber(text: string): number {
  return text.endsWith('Inf') ? (text.startsWith('-') ? -Infinity : Infinity) : Number(text);
}
