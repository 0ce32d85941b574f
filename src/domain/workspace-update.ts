import type { IdealCustomerProfile, ProjectSettings, SendingWindow } from './workspace.ts';

/** A workspace's fields that people maintain, besides its context. Present fields replace, others stay. */
export interface WorkspaceUpdate {
  readonly name?: string;
  readonly marketAnalysis?: string | null;
  readonly icp?: IdealCustomerProfile;
  readonly settings?: ProjectSettings;
}

/** Why an update cannot be stored, and the path of the field, or null. Its types were checked before. */
export function findWorkspaceProblem({
  name,
  settings = {},
}: WorkspaceUpdate): { readonly param: string; readonly message: string } | null {
  const { timezone = null, sendingWindow = null, dailyCap = null } = settings;
  if (name?.trim() === '') return { param: 'name', message: 'The name must not be empty.' };
  if (timezone !== null && !isTimezone(timezone))
    return {
      param: 'settings.timezone',
      message: `There is no time zone ${timezone}, such as Europe/Helsinki.`,
    };
  if (sendingWindow !== null && !opens(sendingWindow))
    return {
      param: 'settings.sendingWindow',
      message: 'The sending window never opens: name at least one day, and a from before to.',
    };
  if (dailyCap !== null && dailyCap < 1)
    return { param: 'settings.dailyCap', message: 'The daily cap must be at least 1, or null for none.' };
  return null;
}

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const opens = ({ from, to, days }: SendingWindow): boolean => days.length > 0 && from < to && to <= '24:00';
