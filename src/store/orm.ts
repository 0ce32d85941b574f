import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { entities } from './entities.ts';
import { formatTextArray } from './text-array.ts';
import type { Session } from './session/session.ts';
import { nameStatement } from './session/statement-names.ts';

/** Maps rows to entities and back. */
export interface Orm {
  /** Returns an entity manager that sends its statements through the session. */
  forSession(session: Session): EntityManager;
}

/** An invalid address, so that statements outside a session fail. */
const unreachableUrl = 'postgresql://sessions-alone.invalid/none';

/** A statement whose text depends on the number of rows. Each variant would take a name for good. */
const growsWithRows = /\), \(|case when|in \(\$\d+(?:, \$\d+){3}/;

export async function openOrm(log: (message: string) => void): Promise<Orm> {
  const orm = await MikroORM.init({
    clientUrl: unreachableUrl,
    ensureDatabase: false,
    entities,
    logger: log,
  });
  // The library's own form stores the text `null` as no value, and a line break beside a comma as the letter n.
  orm.em.getPlatform().marshallArray = formatTextArray;
  return {
    forSession: (session) => {
      const em = orm.em.fork() as EntityManager;
      const context = {
        executeQuery: async ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) => {
          const { rows, tag } = await session.execute({
            text: sql,
            values: parameters,
            name: growsWithRows.test(sql) ? undefined : nameStatement(sql),
          });
          return { rows, numAffectedRows: BigInt(/(?<!\d)\d+$/.exec(tag)?.[0] ?? 0) };
        },
      };
      em.setTransactionContext(context as never);
      return em;
    },
  };
}
