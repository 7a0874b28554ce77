import { applyPatch as applyOperations, type Operation } from "rfc6902";
import { plainJson } from "@/domain/normalise/plain-json";
import { childOf, readPointer } from "@/domain/patch/pointer";
import { isSameJson } from "@/domain/patch/same-json";

/** An omitted value is null. */
export type PatchOperation =
  | { op: "add" | "replace"; path: string; value?: unknown }
  | { op: "test"; path: string; value?: unknown }
  | { op: "remove"; path: string }
  | { op: "move"; from: string; path: string }
  | { op: "copy"; from: string; path: string };

type PatchErrorCode = "INVALID_POINTER" | "FORBIDDEN_POINTER" | "MISSING_TARGET" | "TEST_FAILED" | "TOO_LARGE";

/** A patch that was refused. */
export interface PatchError {
  code: PatchErrorCode;
  /** Position of the operation in the patch, from 0. */
  index: number;
  operation: PatchOperation;
}

type PatchResult = { ok: true; data: unknown } | { ok: false; error: PatchError };

/** Maximum added by all `copy` operations: repeated copies of a document into itself would double it each time. */
const MAX_COPIED_CHARACTERS = 8 * 1024 * 1024;

/**
 * Applies a JSON patch (RFC 6902) to a copy of the data. Either every operation succeeds, or the first failing one is reported
 * and the data is unchanged. Pointers through `__proto__`, `constructor` or `prototype` are rejected.
 */
export function applyPatch(data: unknown, operations: readonly PatchOperation[]): PatchResult {
  return applyTo({ root: structuredClone(data) }, operations);
}

/**
 * The same for shared data: only lists and objects on the path to a change are copied, so that changes can be found by identity.
 */
export function applySharedPatch(data: unknown, operations: readonly PatchOperation[]): PatchResult {
  const copied = new Set<unknown>();
  return applyTo({ root: data }, operations, (document, pointer) => copyWay(document, pointer, copied));
}

/** Copies each container on the path to a place, once. */
function copyWay(document: { root: unknown }, pointer: string, copied: Set<unknown>): void {
  const target = readPointer(pointer);
  if (!target.ok) return;
  let holder: Record<string, unknown> | unknown[] = document as Record<string, unknown>;
  for (const segment of ["root", ...target.segments.slice(0, -1)]) {
    const inner = childOf(holder, segment);
    if (typeof inner !== "object" || inner === null) return;
    const own = copied.has(inner) ? inner : Array.isArray(inner) ? [...inner] : { ...inner };
    copied.add(own);
    (holder as Record<string, unknown>)[segment] = own;
    holder = own as Record<string, unknown>;
  }
}

/** `prepare` is called with each place whose container the library may change. */
function applyTo(
  // A wrapper root makes the whole document an ordinary target.
  document: { root: unknown },
  operations: readonly PatchOperation[],
  prepare: (document: { root: unknown }, pointer: string) => void = () => {},
): PatchResult {
  let copied = 0;
  for (const [index, operation] of operations.entries()) {
    const fail = (code: PatchErrorCode): PatchResult => ({ ok: false, error: { code, index, operation } });
    const problem = problemOf(document, operation);
    if (problem) return fail(problem);
    if (operation.op === "test") {
      // The library's own test formats both values, which fails on objects with a key `toString`.
      if (!isSameJson(valueAt(document, operation.path), operation.value ?? null)) return fail("TEST_FAILED");
      continue;
    }
    if (operation.op === "copy") {
      copied += JSON.stringify(valueAt(document, operation.from)).length;
      if (copied > MAX_COPIED_CHARACTERS) return fail("TOO_LARGE");
    }
    prepare(document, operation.path);
    if (operation.op === "move" || operation.op === "copy") prepare(document, operation.from);
    const [error] = applyOperations(document, [rooted(operation)]);
    if (error) return fail("MISSING_TARGET");
  }
  return { ok: true, data: document.root };
}

function rooted(operation: Exclude<PatchOperation, { op: "test" }>): Operation {
  const path = `/root${operation.path}`;
  if (operation.op === "move" || operation.op === "copy") return { op: operation.op, path, from: `/root${operation.from}` };
  return operation.op === "remove"
    ? { op: "remove", path }
    : { op: operation.op, path, value: structuredClone(plainJson(operation.value ?? null)) };
}

/** What is wrong with an operation before it is tried; the library is lenient about array positions and missing targets. */
function problemOf(document: { root: unknown }, operation: PatchOperation): PatchErrorCode | undefined {
  const target = readPointer(operation.path);
  if (!target.ok) return target.code;
  if (operation.op === "remove" && target.segments.length === 0) return "INVALID_POINTER";
  if (operation.op === "move" || operation.op === "copy")
    return problemOfTransfer(document, operation.from, operation.path, operation.op);
  return isReachable(document, target.segments, operation.op === "add") ? undefined : "MISSING_TARGET";
}

function problemOfTransfer(
  document: { root: unknown },
  from: string,
  path: string,
  op: "move" | "copy",
): PatchErrorCode | undefined {
  const source = readPointer(from);
  if (!source.ok) return source.code;
  if (op === "move" && (path.startsWith(`${from}/`) || from === "")) return "INVALID_POINTER";
  if (!isReachable(document, source.segments, false)) return "MISSING_TARGET";
  const target = readPointer(path);
  return target.ok && isReachable(document, target.segments, true) ? undefined : "MISSING_TARGET";
}

/** Whether there is a value at the place, or room for one when adding. */
function isReachable(document: { root: unknown }, segments: readonly string[], adding: boolean): boolean {
  const last = segments.at(-1);
  if (last === undefined) return true;
  let parent: unknown = document.root;
  for (const segment of segments.slice(0, -1)) parent = childOf(parent, segment);
  if (typeof parent !== "object" || parent === null) return false;
  if (!adding) return childOf(parent, last) !== undefined;
  if (!Array.isArray(parent)) return true;
  return last === "-" || (/^(?:0|[1-9]\d*)$/.test(last) && Number(last) <= parent.length);
}

function valueAt(document: { root: unknown }, pointer: string): unknown {
  const target = readPointer(pointer);
  return target.ok ? target.segments.reduce(childOf, document.root) : undefined;
}
