import { hash } from "node:crypto";

const NEWLINE = 10;

/**
 * Counts rows and digests them independently of their order, because a restored table may give its rows in another one: the sum of the
 * hashes of all rows, in two halves of 64 bits.
 */
export function rowDigest() {
  let rows = 0;
  let high = 0n;
  let low = 0n;
  return {
    /** Adds whole rows of PostgreSQL's text format, in which a newline only ever ends a row. */
    add(lines: Buffer) {
      for (let start = 0; start < lines.length; ) {
        const end = lines.indexOf(NEWLINE, start);
        // In one call: an object per row would fill the memory faster than it is collected.
        const digest = hash("sha256", lines.subarray(start, end), "buffer");
        high = BigInt.asUintN(64, high + digest.readBigUInt64BE(0));
        low = BigInt.asUintN(64, low + digest.readBigUInt64BE(8));
        rows += 1;
        start = end + 1;
      }
    },
    value: () => ({ rows, digest: `${hex(high)}${hex(low)}` }),
  };
}

const hex = (half: bigint) => half.toString(16).padStart(16, "0");
