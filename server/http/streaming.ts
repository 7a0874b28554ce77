import type { ContractMeta } from "@/contracts/base";
import { exportAccountText } from "@/server/account/export";
import { database } from "@/server/db/client";
import type { Operation } from "@/server/http/operations";

/** Writers for operations whose JSON may be too large for memory. */
const STREAMS: Record<NonNullable<ContractMeta["stream"]>, (userId: string) => AsyncGenerator<string>> = {
  accountExport: (userId) => exportAccountText(database(), userId, new Date()),
};

/**
 * The response as a stream of JSON text, or null if the operation is not streamed. Rejects before the stream begins if it cannot
 * begin.
 */
export async function streamedRead({ meta }: Operation, userId: string | null): Promise<ReadableStream<Uint8Array> | null> {
  if (!meta.stream || !userId) return null;
  const pieces = STREAMS[meta.stream](userId);
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
