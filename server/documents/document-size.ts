import { LIMITS } from "@/contracts/limits";
import { isStorable, sizeOf } from "@/domain/document-size";
import { failure } from "@/server/platform/errors";

/** A document's data, and the same as JSON, which is written anyway. */
export type Written = { json: string; data: unknown };

const { bytes: maxBytes, blocks: maxBlocks } = LIMITS.document;
const count = new Intl.NumberFormat("en-US");

/** Throws PAYLOAD_TOO_LARGE for a document above the limits, unless it makes the stored one smaller. `stored` is called only then. */
export function refuseTooLarge({ json, data }: Written, stored: () => Written | null): void {
  const size = sizeOf(json, data);
  const before = () => {
    const last = stored();
    return last && sizeOf(last.json, last.data);
  };
  if (!size || isStorable(size, before)) return;
  const { bytes, blocks } = size;
  throw failure("PAYLOAD_TOO_LARGE", {
    message: `The document has ${count.format(bytes)} bytes and ${count.format(blocks)} blocks. The limits are ${count.format(maxBytes)} bytes and ${count.format(maxBlocks)} blocks.`,
    data: { bytes, blocks, maxBytes, maxBlocks },
  });
}

/** Nothing is replaced. */
export const nothingStored = () => null;

/** A stored document, to compare with. */
export const asWritten = (data: unknown): Written => ({ json: JSON.stringify(data), data });
