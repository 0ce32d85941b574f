import * as groups from '../generated/sdk/operations.ts';
import { connect, type OutreachOptions } from './connect.ts';
import { uploadMaterial, type UploadMaterial } from './upload.ts';

type Groups = typeof groups;

/** An operation with its connection already bound. */
type Bound<Operation> = Operation extends (connection: never, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

type Client<All> = {
  readonly [Group in keyof All]: { readonly [Verb in keyof All[Group]]: Bound<All[Group][Verb]> };
};

/** Methods of the client besides the operations. */
interface Uploads {
  readonly material: {
    /**
     * Uploads one file, like `uploadMaterial`. Needs the scope `pipeline` and any key. Costs nothing. Any body
     * except a stream is retried on failure.
     * @throws {InvalidRequestError} `path_missing`, `path_invalid`, `file_empty`, `file_too_large`,
     * `unsupported_media_type`
     */
    readonly upload: Bound<UploadMaterial>;
  };
}

/** All operations by group and verb, and the file upload. */
export type Outreach = Client<Groups> & Uploads;

/**
 * Creates a client. Each operation resolves to its value, or rejects with an `OutreachError`. Await a list for one
 * page, or iterate it for all items: `for await (const lead of outreach.leads.list({ projectId }))`.
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
