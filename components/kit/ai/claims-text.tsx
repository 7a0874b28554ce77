import type { ReactNode } from "react";
import type { UnsupportedClaim } from "@/contracts/model/ai/claim";

/** A generated text in which what nothing supports is struck out. */
export function ClaimsText({ text, claims }: { text: string; claims: readonly UnsupportedClaim[] }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of claims.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    pieces.push(
      text.slice(at, start),
      <del key={start} className="rounded-[2px] bg-danger-soft decoration-danger">
        {text.slice(start, end)}
      </del>,
    );
    at = end;
  }
  pieces.push(text.slice(at));
  return (
    <span className="whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
      {pieces}
    </span>
  );
}
