/** The id of what a recorded call changed: the first id in its arguments but the workspace's, or that of its reply. */
export function auditTarget(args: Readonly<Record<string, unknown>>, value: unknown): string | null {
  const named = Object.entries(args).find(([name]) => name !== 'projectId' && /^id$|Id$/.test(name))?.[1];
  const made = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : undefined;
  const target = [named, made, args['projectId']].find((each) => typeof each === 'string');
  return typeof target === 'string' ? target : null;
}
