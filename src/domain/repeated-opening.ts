/** How many drafts of a run begin with one sentence. */
export interface OpeningCount {
  readonly sentence: string;
  readonly drafts: number;
}

/** A remark about a whole run, with a code for programs. */
export interface RunWarning {
  readonly code: string;
  readonly message: string;
  readonly parameters: { readonly sentence: string; readonly drafts: number; readonly total: number };
}

/** Warns if most drafts of a run begin with the same sentence. A few drafts may be alike by chance. */
export function findRepeatedOpening(openings: readonly OpeningCount[]): RunWarning | null {
  const total = openings.reduce((sum, { drafts }) => sum + drafts, 0);
  const most = openings.toSorted((left, right) => right.drafts - left.drafts)[0];
  if (most === undefined || total < minDrafts || most.drafts <= maxShare * total) return null;
  const { sentence, drafts } = most;
  return {
    code: 'repeated_opening',
    message:
      `${drafts} of ${total} drafts of this run begin with the same sentence: “${sentence}” Add research with news ` +
      'of the companies, or plays that answer the news, and draft again.',
    parameters: { sentence, drafts, total },
  };
}

const minDrafts = 5;
const maxShare = 0.6;
