import * as groups from '../generated/sdk/operations.ts';
import { connect, type OutreachOptions } from './connect.ts';
import { uploadMaterial, type UploadMaterial } from './upload.ts';

type Groups = typeof groups;

/** An operation to which the connection has been given. */
type Bound<Operation> = Operation extends (connection: never, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

type Client<All> = {
  readonly [Group in keyof All]: { readonly [Verb in keyof All[Group]]: Bound<All[Group][Verb]> };
};

/** What the client does beside the operations. */
interface Uploads {
  readonly material: {
    /**
     * Uploads one file, as `uploadMaterial` does. Needs the scope `pipeline` and any key. Costs nothing. All bodies but
     * a stream can be sent again, and are.
     *
     * @throws {InvalidRequestError} `path_missing`, `path_invalid`, `file_empty`, `file_too_large`,
     *   `unsupported_media_type`
     */
    readonly upload: Bound<UploadMaterial>;
  };
}

/** Every operation, by group and verb, and the upload of material. */
export type Outreach = Client<Groups> & Uploads;

/**
 * A client of the service. Each operation answers its value, or throws an `OutreachError`. A list can be awaited
 * for one page and iterated for all items: `for await (const lead of outreach.leads.list({ projectId }))`.
 */
export function createOutreach(options: OutreachOptions): Outreach {
  const connection = connect(options);
  const all: Record<string, Record<string, unknown>> = {};
  for (const [group, operations] of Object.entries(groups)) {
    all[group] = {};
    for (const [verb, operation] of Object.entries(operations)) {
      all[group][verb] = (operation as (...given: unknown[]) => unknown).bind(undefined, connection);
    }
  }
  all['material'] = { ...all['material'], upload: uploadMaterial.bind(undefined, connection) };
  return all as unknown as Outreach;
}
