import type { Review } from "@/domain/imports/review/review";
import { DOUBTFUL } from "@/domain/imports/review/review";

/** A place in the file that belongs to a field, or to a text without one. */
export interface SourceMark {
  key: string;
  tone: "field" | "doubtful" | "unplaced";
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** In files without pages. */
  line: number | null;
}

const NOWHERE = { page: 0, left: 0, top: 0, width: 0, height: 0 };

export function sourceMarks({ marks, unplaced }: Review): SourceMark[] {
  const ofFields = Object.entries(marks).flatMap(([key, { confidence, boxes }]) =>
    boxes.map(({ line = null, ...box }) => ({
      ...NOWHERE,
      ...box,
      line,
      key,
      tone: confidence < DOUBTFUL ? ("doubtful" as const) : ("field" as const),
    })),
  );
  const others = unplaced.map(({ id, text: _text, kind: _kind, line = null, ...box }) => ({
    ...NOWHERE,
    ...box,
    line,
    key: `unplaced/${id}`,
    tone: "unplaced" as const,
  }));
  return [...ofFields, ...others];
}
