// @generated from app.yaml and app-registry.yaml by npm run codegen

import type { Handlers } from '../../../src/person-operation.ts';
import { handle as setupTake } from '../../../src/people/setup/take.ts';
import { handle as sessionGet } from '../../../src/people/session/get.ts';
import { handle as sessionSignIn } from '../../../src/people/session/sign-in.ts';
import { handle as sessionSignOut } from '../../../src/people/session/sign-out.ts';
import { handle as sessionSudo } from '../../../src/people/session/sudo.ts';
import { handle as sessionSwitch } from '../../../src/people/session/switch.ts';
import { handle as sessionList } from '../../../src/people/session/list.ts';
import { handle as sessionEnd } from '../../../src/people/session/end.ts';

/** The handlers by operation id. */
export const handlers = {
  'setup.take': setupTake,
  'session.get': sessionGet,
  'session.signIn': sessionSignIn,
  'session.signOut': sessionSignOut,
  'session.sudo': sessionSudo,
  'session.switch': sessionSwitch,
  'session.list': sessionList,
  'session.end': sessionEnd,
} satisfies Handlers;
