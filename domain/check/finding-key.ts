import type { ResumeData } from "@/contracts/model/resume/data";
import { isRecord } from "@/domain/is-record";
import { childOf, readPointer, writePointer } from "@/domain/patch/pointer";

/**
 * A key for a finding that survives reordering: the code, a colon, and the pointer in which positions of items with an id are
 * `#<id>`, such as `EMPTY_PERIOD:/sections/experience/items/#a1/period`.
 */
export function findingKey(data: ResumeData, code: string, pointer: string): string {
  const read = readPointer(pointer);
  if (!read.ok) return `${code}:${pointer}`;
  let value: unknown = data;
  const segments = read.segments.map((segment) => {
    const isPosition = Array.isArray(value);
    value = childOf(value, segment);
    return isPosition && isRecord(value) && typeof value.id === "string" ? `#${value.id}` : segment;
  });
  return `${code}:${writePointer(segments)}`;
}
