import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPatch, type PatchOperation } from "@/domain/patch/apply";
import { readPointer, writePointer } from "@/domain/patch/pointer";
import { busyMs } from "@/domain/testing/busy-ms";

const data = { a: { b: [1, 2] }, "x/y": 1, n: null };
const result = (...operations: PatchOperation[]) => applyPatch(data, operations);

describe("patching", () => {
  it("applies all operations of the standard to a copy", () => {
    expect(
      result(
        { op: "test", path: "/a/b", value: [1, 2] },
        { op: "add", path: "/a/b/-", value: 3 },
        { op: "add", path: "/a/b/0", value: 0 },
        { op: "replace", path: "/x~1y", value: { z: 1 } },
        { op: "copy", from: "/x~1y", path: "/copy" },
        { op: "move", from: "/a/b", path: "/list" },
        { op: "remove", path: "/a" },
        { op: "replace", path: "/n", value: "set" },
      ),
    ).toEqual({ ok: true, data: { "x/y": { z: 1 }, n: "set", copy: { z: 1 }, list: [0, 1, 2, 3] } });
    expect(data).toEqual({ a: { b: [1, 2] }, "x/y": 1, n: null });
    expect(result({ op: "replace", path: "", value: { all: 1 } })).toEqual({ ok: true, data: { all: 1 } });
  });

  it.each<[string, PatchOperation]>([
    ["MISSING_TARGET", { op: "replace", path: "/missing", value: 1 }],
    ["MISSING_TARGET", { op: "remove", path: "/a/b/2" }],
    ["MISSING_TARGET", { op: "add", path: "/a/b/9", value: 1 }],
    ["MISSING_TARGET", { op: "add", path: "/a/b/01", value: 1 }],
    ["MISSING_TARGET", { op: "add", path: "/a/b/x", value: 1 }],
    ["MISSING_TARGET", { op: "add", path: "/missing/x", value: 1 }],
    ["MISSING_TARGET", { op: "add", path: "/n/x", value: 1 }],
    ["MISSING_TARGET", { op: "copy", from: "/missing", path: "/x" }],
    ["TEST_FAILED", { op: "test", path: "/a/b", value: [1] }],
    ["INVALID_POINTER", { op: "add", path: "a", value: 1 }],
    ["INVALID_POINTER", { op: "add", path: "/~2", value: 1 }],
    ["INVALID_POINTER", { op: "move", from: "/a", path: "/a/b/c" }],
    ["INVALID_POINTER", { op: "remove", path: "" }],
    ["FORBIDDEN_POINTER", { op: "add", path: "/__proto__/polluted", value: 1 }],
    ["FORBIDDEN_POINTER", { op: "add", path: "/constructor/prototype/polluted", value: 1 }],
    ["FORBIDDEN_POINTER", { op: "copy", from: "/a/__proto__", path: "/x" }],
  ])("names the operation that fails: %s", (code, operation) => {
    expect(result({ op: "test", path: "/n", value: null }, operation)).toEqual({
      ok: false,
      error: { code, index: 1, operation },
    });
  });

  it("takes an omitted value for null", () => {
    expect(result({ op: "add", path: "/v" }, { op: "test", path: "/v" }, { op: "test", path: "/n" })).toEqual({
      ok: true,
      data: { ...data, v: null },
    });
    expect(result({ op: "test", path: "/a" })).toMatchObject({ ok: false, error: { code: "TEST_FAILED" } });
  });

  it("survives endlessly nested values", () => {
    const deep = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    expect(result({ op: "add", path: "/deep", value: deep })).toMatchObject({ ok: true });
    expect(result({ op: "test", path: "/a", value: deep })).toMatchObject({ ok: false, error: { code: "TEST_FAILED" } });
  });

  it("limits growth by repeated copies", () => {
    const doubling: PatchOperation[] = Array.from({ length: 40 }, (_, index) => ({
      op: "copy",
      from: "",
      path: `/copy${index}`,
    }));
    const started = busyMs();
    expect(result(...doubling)).toMatchObject({ ok: false, error: { code: "TOO_LARGE" } });
    expect(busyMs() - started).toBeLessThan(4000);
  });

  it("never reaches a prototype and never changes the caller's data, for any patch", () => {
    const pointer = fc
      .array(fc.constantFrom("a", "b", "0", "-", "__proto__", "constructor", "prototype", "toString", "x/y", "n", ""), {
        maxLength: 4,
      })
      .map(writePointer);
    const operation = fc.oneof(
      fc.record({ op: fc.constantFrom("add", "replace", "test"), path: pointer, value: fc.jsonValue() }),
      fc.record({ op: fc.constant("remove"), path: pointer }),
      fc.record({ op: fc.constantFrom("move", "copy"), path: pointer, from: pointer }),
    ) as fc.Arbitrary<PatchOperation>;
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 6 }), (operations) => {
        const before = JSON.stringify(data);
        const patched = applyPatch(data, operations);
        expect(JSON.stringify(data)).toBe(before);
        expect(Object.keys(Object.prototype)).toEqual([]);
        if (patched.ok) expect(() => JSON.stringify(patched.data)).not.toThrow();
        else expect(operations[patched.error.index]).toEqual(patched.error.operation);
      }),
      { numRuns: 1000 },
    );
  });

  it("reads what it writes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string().filter((text) => !["__proto__", "constructor", "prototype"].includes(text))),
        (segments) => {
          expect(readPointer(writePointer(segments))).toEqual({ ok: true, segments });
        },
      ),
    );
  });
});
