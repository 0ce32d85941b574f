/** What a fault brought to light. */
export interface FaultReport {
  readonly name: string;
  /** What was counted, for people: how often was killed, how much was written. */
  readonly facts: Readonly<Record<string, number>>;
  /** Each thing that was lost, half done or done twice, in a sentence; empty when all held. */
  readonly findings: readonly string[];
}

export interface Fault {
  readonly name: string;
  readonly what: string;
  /** How often the fault is made when nothing else is asked for. */
  readonly rounds: number;
  run(rounds: number): Promise<FaultReport>;
}

/** Collects what does not hold. */
export function createFindings(): { broken: string[]; expect(holds: boolean, otherwise: string): void } {
  const broken: string[] = [];
  return {
    broken,
    expect: (holds, otherwise) => {
      if (!holds) broken.push(otherwise);
    },
  };
}

/** One line for each fault, and below it what did not hold. */
export function formatReports(reports: readonly FaultReport[]): string {
  const width = Math.max(...reports.map(({ name }) => name.length));
  return reports
    .map(({ name, facts, findings }) => {
      const counted = Object.entries(facts).map(([fact, count]) => `${fact} ${count}`);
      const verdict = findings.length ? 'BROKEN' : 'holds ';
      const lines = [`${name.padEnd(width)}  ${verdict}  ${counted.join(', ')}`];
      return [...lines, ...findings.map((sentence) => `${' '.repeat(width + 2)}- ${sentence}`)].join('\n');
    })
    .join('\n');
}
