import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import type { Caller } from '../operation.ts';
import type { LookEntry } from './passage.ts';
import { plansBringing, type Entitlement } from '../domain/entitlements.ts';
import { Refusal } from '../domain/errors.ts';

const whyLiveOnly: Readonly<Record<string, string>> = {
  paid_contact_data: "it resolves real people's contact details through a paid provider",
  paid_engine_run: 'it runs research and drafting that spend credits',
  external_sync: 'it pulls from an outside system',
  spends_credits: 'it spends credits',
};

/** Scope first, then whether any key may, then what the key's mode and the organisation's plan allow. */
export function authorise(
  caller: Caller,
  entry: RegistryEntry | UploadEntry | LookEntry,
): OperationEntry | UploadEntry | LookEntry {
  if (!caller.scopes.includes(entry.scope)) {
    const held = caller.scopes.join(', ') || 'none';
    throw new Refusal('scope_missing', `${entry.fn} needs the scope ${entry.scope}; this key has: ${held}.`);
  }
  if (entry.kind === 'session') {
    throw new Refusal(
      'session_required',
      `${entry.fn} is for people who are signed in to the app; no API key can call it. Use ${entry.instead}.`,
    );
  }
  if (caller.mode === 'live' && caller.plan === 'free') {
    throw new Refusal(
      'plan_required',
      "The organisation's plan does not include live keys. Change to pro or scale, or use a sandbox key.",
    );
  }
  if (caller.mode === 'test' && entry.liveOnlyReason) {
    const reason = entry.liveOnlyReason;
    throw new Refusal(
      'live_key_required',
      `${entry.fn} needs a live key: ${whyLiveOnly[reason] ?? 'it spends'}.`,
      { reason },
    );
  }
  if ('entitlement' in entry && entry.entitlement !== null) requireEntitlement(caller, entry);
  return entry;
}

function requireEntitlement({ plan }: Caller, { fn, entitlement }: OperationEntry): void {
  const plans = plansBringing(entitlement as Entitlement);
  if (plans.includes(plan)) return;
  throw new Refusal(
    'entitlement_missing',
    `${fn} needs a plan with ${entitlement}, which ${plans.join(' and ')} bring; the organisation's plan is ${plan}.`,
  );
}
