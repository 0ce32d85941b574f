import { expect } from 'vitest';
import type { Role } from '../../src/domain/rights.ts';
import { createPasswords } from '../../src/adapters/passwords/password-hashes.ts';
import { newId } from '../../src/store/ids.ts';
import { insertMember, linkMemberToPerson } from '../../src/store/queries/members.ts';
import { insertPerson } from '../../src/store/queries/persons.ts';
import { fetchReply, type Reply, type TestService } from '../support/test-service.ts';

export const testPassword = 'correct horse battery staple';

/** Computed once, because it is slow on purpose. */
const passwordHash = createPasswords().hash(testPassword);

/** A person with one membership. */
export interface TestPerson {
  readonly personId: string;
  readonly userId: string;
  readonly orgId: string;
  readonly email: string;
}

/** Adds a person with `testPassword` as a member of an organisation. */
export async function addPerson(service: TestService, orgId: string, role: Role): Promise<TestPerson> {
  const { store } = service.assembled;
  const personId = newId('person');
  const userId = newId('user');
  const email = `${personId.slice(7)}@team.example`;
  const password = await passwordHash;
  await store.transaction(orgId, async (tx) => {
    await insertMember(tx, { userId, email, role });
    await insertPerson(tx, { personId, email, name: 'Anna', password });
    await linkMemberToPerson(tx, userId, { personId, email });
  });
  return { personId, userId, orgId, email };
}

/** A browser with a cookie and the token of the page. Both follow the replies. */
export class Browser {
  cookie: string | undefined;
  csrfToken: string | undefined;
  readonly #service: TestService;

  constructor(service: TestService) {
    this.#service = service;
  }

  /** The headers that the app's own page sends. */
  headers(): Record<string, string> {
    return {
      'Content-Type': 'application/json',
      Origin: this.#service.url,
      ...(this.cookie === undefined ? {} : { Cookie: `outreach=${this.cookie}` }),
      ...(this.csrfToken === undefined ? {} : { 'X-CSRF-Token': this.csrfToken }),
    };
  }

  /** Calls an operation of the app. */
  async call<Value = any>(
    fn: string,
    args: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply<Value>> {
    return this.request(`/app/api/${fn}`, { method: 'POST', body: JSON.stringify(args) }, headers);
  }

  async request(path: string, init: RequestInit = {}, headers: Record<string, string> = {}): Promise<Reply> {
    const sent = { ...this.headers(), ...headers };
    const reply = await fetchReply(this.#service.url + path, { ...init, headers: sent, redirect: 'manual' });
    const [set] = reply.headers.getSetCookie();
    if (set !== undefined) this.cookie = /^[\w-]+=([^;]*)/.exec(set)?.[1] || undefined;
    if (typeof reply.value?.csrfToken === 'string') this.csrfToken = reply.value.csrfToken;
    return reply;
  }
}

/** Signs in a new person with the role. */
export async function signIn(
  service: TestService,
  orgId: string,
  role: Role,
): Promise<Browser & { person: TestPerson }> {
  const person = await addPerson(service, orgId, role);
  const browser = new Browser(service);
  const reply = await browser.call('session.signIn', { email: person.email, password: testPassword });
  if (reply.status !== 200) throw new Error(`Signing in failed: ${reply.text}`);
  return Object.assign(browser, { person });
}

/** Expects the same error for the id of another organisation as for one that does not exist. */
export async function expectAbsent(
  stranger: Browser,
  [fn, code]: readonly [fn: string, code: string],
  foreign: object,
  absent: object,
): Promise<void> {
  const [first, second] = [await stranger.call(fn, foreign), await stranger.call(fn, absent)];
  expect(second.error?.code, fn).toBe(code);
  expect(first.error, fn).toEqual({ ...second.error, request_id: first.error?.request_id });
}

/** The last recorded change of an operation. */
export async function lastChange(service: TestService, orgId: string, fn: string) {
  const [entry] = await service.sql(
    `select target, change, user_id as "userId", session_id as "sessionId" from audit_entry
     where org_id = $1 and fn = $2 order by id desc limit 1`,
    [orgId, fn],
  );
  return entry;
}
