import {
  registry,
  type OperationEntry,
  type RegistryEntry,
  type SessionEntry,
} from '../../generated/contract/registry.ts';
import type { Caller } from '../operation.ts';
import { plansWithEntitlement, type Entitlement } from '../domain/entitlements.ts';
import { ApiError } from '../domain/errors.ts';
import { hasRight, rolesWithRight } from '../domain/rights.ts';
import { requireRight } from './authorise-person.ts';
import type { CallableEntry } from './context.ts';

const liveOnlyReasons: Readonly<Record<string, string>> = {
  paid_contact_data: "it resolves real people's contact details through a paid provider",
  paid_engine_run: 'it runs research and drafting that spend credits',
  external_sync: 'it pulls from an external system',
  spends_credits: 'it spends credits',
};

/** Checks the scope, then whether any key may call, then the key's mode and the organisation's plan. */
export function authorise(caller: Caller, named: RegistryEntry): OperationEntry {
  requireScopeOrRight(caller, named);
  const entry = named.kind === 'session' ? requireReplacement(caller, named) : named;
  requireModeAndPlan(caller, entry);
  return entry;
}

/** An entry for people alone does the same as the operation that keys call instead. */
function requireReplacement({ session }: Caller, { fn, endpoint, instead }: SessionEntry): OperationEntry {
  const replacement = registry.get(`${endpoint} ${instead}`);
  if (session && replacement?.kind === 'operation') return replacement;
  throw new ApiError(
    'session_required',
    `${fn} is only for people signed in to the app; no API key can call it. Use ${instead}.`,
  );
}

/** Like `authorise`, for an entry that any key may call. */
export function authoriseCallable(caller: Caller, entry: CallableEntry): void {
  requireScopeOrRight(caller, entry);
  requireModeAndPlan(caller, entry);
}

function requireScopeOrRight({ scopes, session, role }: Caller, entry: RegistryEntry | CallableEntry): void {
  if (session) return requireRight(session, entry);
  const { fn, scope, right } = entry;
  if (!scopes.includes(scope)) {
    const granted = scopes.join(', ') || 'none';
    throw new ApiError('scope_missing', `${fn} needs the scope ${scope}; this key has: ${granted}.`);
  }
  if (!role || hasRight(role, right)) return;
  throw new ApiError(
    'scope_missing',
    `${fn} needs a key of a person with the role ${rolesWithRight(right).join(' or ')}; the owner of this key has ` +
      `the role ${role}. Use a key of another person, or ask an owner to change the role.`,
  );
}

function requireModeAndPlan(caller: Caller, entry: CallableEntry): void {
  if (caller.mode === 'live' && caller.plan === 'free') {
    throw new ApiError(
      'plan_required',
      "The organisation's plan does not include live keys. Change to pro or scale, or use a sandbox key.",
    );
  }
  if (caller.session && caller.mode === 'test' && entry.liveOnlyReason) {
    throw new ApiError('plan_required', `${entry.fn} is not part of the plan free. Change to pro or scale.`);
  }
  if (caller.mode === 'test' && entry.liveOnlyReason) {
    const reason = entry.liveOnlyReason;
    throw new ApiError(
      'live_key_required',
      `${entry.fn} needs a live key: ${liveOnlyReasons[reason] ?? 'it spends'}.`,
      { reason },
    );
  }
  if (entry.kind === 'operation' && entry.entitlement !== null) requireEntitlement(caller, entry);
}

function requireEntitlement({ plan }: Caller, { fn, entitlement }: OperationEntry): void {
  const plans = plansWithEntitlement(entitlement as Entitlement);
  if (plans.includes(plan)) return;
  throw new ApiError(
    'entitlement_missing',
    `${fn} needs a plan with ${entitlement}: ${plans.join(' or ')}. The organisation's plan is ${plan}.`,
  );
}
