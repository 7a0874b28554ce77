import { LIMITS } from "@/contracts/limits";

/** Whole days until a document in Trash is removed for good; 0 on the last day, and never more than the time Trash keeps it, whatever the clocks say. Source: interface.md, Document lifecycle. */
export function daysLeft(trashedAt: string, now: number): number {
  const passed = (now - Date.parse(trashedAt)) / 86_400_000;
  return Math.min(LIMITS.trashRetentionDays, Math.max(0, Math.ceil(LIMITS.trashRetentionDays - passed)));
}
