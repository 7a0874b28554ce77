import type { ContractMeta } from "@/contracts/base";
import { confirmed } from "@/server/accounts/admin/confirmed";
import { contentDisposition } from "@/server/entrance/http/content-disposition";
import type { Operation } from "@/server/entrance/http/operations";
import { database } from "@/server/platform/db/client";
import type { RequestContext } from "@/server/platform/request/context";
import { exportAccountText } from "@/server/portability/account-export";
import { accountArchive } from "@/server/portability/archive/export/account-archive";
import { archiveName } from "@/server/portability/archive/export/archive-name";
import { personArchive } from "@/server/portability/archive/export/person-archive";

export type StreamedAnswer = { headers: Record<string, string>; body: ReadableStream<Uint8Array> };

type Writer = (userId: string, now: Date, context: RequestContext, input: unknown) => Promise<StreamedAnswer>;

/** Writers for operations whose response may be too large for memory. */
const STREAMS: Record<NonNullable<ContractMeta["stream"]>, Writer> = {
  accountExport: async (userId, now) => ({
    headers: { "content-type": "application/json" },
    body: await streamOf(exportAccountText(database(), userId, now)),
  }),
  accountArchive: async (userId, now) => ({
    headers: { "content-type": "application/zip", "content-disposition": contentDisposition("attachment", archiveName(now)) },
    body: await accountArchive(database(), userId, now),
  }),
  personArchive: async (_adminId, now, context, input) => ({
    headers: { "content-type": "application/zip", "content-disposition": contentDisposition("attachment", archiveName(now)) },
    body: await personArchive(database(), await confirmed(context), (input as { userId: string }).userId, now),
  }),
};

/**
 * The response as a stream, or null if the operation is not streamed. Rejects before the stream begins if it cannot begin.
 */
export async function streamedRead({ meta }: Operation, context: RequestContext, input: unknown): Promise<StreamedAnswer | null> {
  const userId = context.caller?.userId;
  return meta.stream && userId ? STREAMS[meta.stream](userId, new Date(), context, input) : null;
}

async function streamOf(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const first = await pieces.next();
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value));
    },
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
