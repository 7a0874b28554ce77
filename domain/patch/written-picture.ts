import type { PatchOperation } from "@/domain/patch/apply";
import { childOf } from "@/domain/patch/pointer";

/** Where the URL of the picture is within what an operation writes at a place. */
const PLACES: ReadonlyMap<string, readonly string[]> = new Map([
  ["", ["picture", "url"]],
  ["/picture", ["url"]],
  ["/picture/url", []],
]);

/** The URL of the picture that an operation writes; empty if it writes none. */
export function writtenPictureUrl(operation: PatchOperation): string {
  if (operation.op !== "add" && operation.op !== "replace") return "";
  const url = PLACES.get(operation.path)?.reduce<unknown>(childOf, operation.value);
  return typeof url === "string" ? url : "";
}

/** The operation with another URL in place of the one that it writes. */
export function withPictureUrl(operation: PatchOperation, url: string): PatchOperation {
  if (operation.op !== "add" && operation.op !== "replace") return operation;
  const write = (value: unknown, [key, ...rest]: readonly string[]): unknown =>
    key === undefined ? url : { ...(value as object), [key]: write(childOf(value, key), rest) };
  return { ...operation, value: write(operation.value, PLACES.get(operation.path) ?? []) };
}
