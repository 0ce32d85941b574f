import type { IdOwner } from './fuzz-calls.ts';

/** The ids that calls may name. */
export interface IdPool {
  /** One of the owner's ids with the prefix; undefined if the owner has none or is nobody. */
  readonly idOf: (owner: IdOwner, prefix: string, choice: number) => string | undefined;
  /** Adds the ids in a reply to those of the caller. */
  readonly collect: (text: string) => void;
}

const maxIds = 20;
const idPattern = /"((?!req_|org_|user_|key_)[a-z]+(?:_[a-z]+)*)_[0-9a-hjkmnp-tv-z]{26}"/g;

/**
 * Calls delete what others use, so the pool keeps the newest ids of replies. The first ids of the caller always stay,
 * because some objects are hard to create again.
 */
export function createIdPool(
  ownIds: Readonly<Record<string, string>>,
  foreignIds: Readonly<Record<string, string>>,
): IdPool {
  const own = new Map(Object.entries(ownIds).map(([prefix, id]) => [prefix, [id]]));
  return {
    idOf: (owner, prefix, choice) => {
      if (owner === 'foreign') return foreignIds[prefix];
      const ids = owner === 'own' ? own.get(prefix) : undefined;
      return ids?.[choice % ids.length];
    },
    collect: (text) => {
      for (const [quoted, prefix] of text.matchAll(idPattern)) {
        const ids = own.get(prefix!) ?? [];
        const id = quoted.slice(1, -1);
        own.set(prefix!, ids);
        if (ids.includes(id)) continue;
        if (ids.length >= maxIds) ids.splice(1, 1);
        ids.push(id);
      }
    },
  };
}
