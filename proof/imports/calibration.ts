import type { ImportPlace } from "@/contracts/model/import-reading";

/** How often fields were right, by how sure the reader was of them. */
export type Calibration = Record<"sure" | "likely" | "doubtful", { right: number; of: number }>;

export const noCalibration = (): Calibration => ({
  sure: { right: 0, of: 0 },
  likely: { right: 0, of: 0 },
  doubtful: { right: 0, of: 0 },
});

/** Up from 0.9 a field counts as sure; below 0.6 the user has to check it. */
const stepOf = (confidence: number): keyof Calibration =>
  confidence >= 0.9 ? "sure" : confidence >= 0.6 ? "likely" : "doubtful";

/** Counts a field that has a confidence. Texts in several pieces are as sure as the least sure of them. */
export function addField(
  calibration: Calibration,
  places: readonly ImportPlace[],
  pointers: readonly string[],
  isRight: boolean,
): void {
  const confidences = places.filter((place) => pointers.includes(place.pointer)).map((place) => place.confidence);
  if (confidences.length === 0) return;
  const step = calibration[stepOf(Math.min(...confidences))];
  step.of += 1;
  if (isRight) step.right += 1;
}
