import { LIMITS } from "@/contracts/limits";
import { DAY_MS } from "@/domain/dates/day-ms";

/**
 * Whole days until a document in Trash is permanently deleted: 0 on the last day, and never more than the retention period, even
 * if clocks differ. Source: interface.md, Document lifecycle.
 */
export function daysLeft(trashedAt: string, now: number): number {
  const passed = (now - Date.parse(trashedAt)) / DAY_MS;
  return Math.min(LIMITS.trashRetentionDays, Math.max(0, Math.ceil(LIMITS.trashRetentionDays - passed)));
}
