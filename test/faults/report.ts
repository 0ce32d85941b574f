/** The result of one fault. */
export interface FaultReport {
  readonly name: string;
  /** Counts for the report, for example the number of kills and writes. */
  readonly facts: Readonly<Record<string, number>>;
  /** One sentence for each failed check: something lost, incomplete or repeated. Empty if all passed. */
  readonly findings: readonly string[];
}

export interface Fault {
  readonly name: string;
  readonly what: string;
  /** The default number of rounds. */
  readonly rounds: number;
  run(rounds: number): Promise<FaultReport>;
}

/** Collects failed checks. */
export function createFindings(): { findings: string[]; expect(condition: boolean, finding: string): void } {
  const findings: string[] = [];
  return {
    findings,
    expect: (condition, finding) => {
      if (!condition) findings.push(finding);
    },
  };
}

/** Formats one line for each fault, followed by its failed checks. */
export function formatReports(reports: readonly FaultReport[]): string {
  const width = Math.max(...reports.map(({ name }) => name.length));
  return reports
    .map(({ name, facts, findings }) => {
      const counted = Object.entries(facts).map(([fact, count]) => `${fact} ${count}`);
      const verdict = findings.length ? 'FAILED' : 'passed';
      const lines = [`${name.padEnd(width)}  ${verdict}  ${counted.join(', ')}`];
      return [...lines, ...findings.map((sentence) => `${' '.repeat(width + 2)}- ${sentence}`)].join('\n');
    })
    .join('\n');
}
