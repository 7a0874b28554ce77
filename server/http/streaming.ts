import { exportAccountText } from "@/server/account/export";
import type { Operation } from "@/server/http/operations";

/** Operations whose JSON may be too large to stand in memory: their answers are written piece by piece. */
const STREAMS: Record<string, (userId: string) => AsyncGenerator<string>> = {
  exportAccount: (userId) => exportAccountText(userId, new Date()),
};

/** The answer as a stream of JSON text, or null when the operation is answered whole. Rejects before the stream begins if it cannot begin. */
export async function streamedRead(operation: Operation, userId: string | null): Promise<ReadableStream<Uint8Array> | null> {
  const start = STREAMS[operation.operationId];
  if (!start || !userId) return null;
  const pieces = start(userId);
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
