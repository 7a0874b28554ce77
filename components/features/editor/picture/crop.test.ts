import { describe, expect, it } from "vitest";
import { changedCrop, MAX_ZOOM, partOf, turnedCrop, wholeCrop } from "@/components/features/editor/picture/crop";

const LANDSCAPE = { width: 400, height: 200 };

describe("a crop", () => {
  it("begins as the largest part of its shape, in the middle", () => {
    expect(partOf(LANDSCAPE, 1, wholeCrop(LANDSCAPE, 0))).toEqual({ width: 200, height: 200, left: 100, top: 0 });
    expect(partOf(LANDSCAPE, 2.5, wholeCrop(LANDSCAPE, 0))).toEqual({ width: 400, height: 160, left: 0, top: 20 });
  });

  it("never reaches beyond the picture, however far it is moved or zoomed", () => {
    const far = changedCrop(LANDSCAPE, 1, wholeCrop(LANDSCAPE, 0), { x: 9000, y: -9000, zoom: 2 });
    expect(partOf(LANDSCAPE, 1, far)).toEqual({ width: 100, height: 100, left: 300, top: 0 });
    const back = changedCrop(LANDSCAPE, 1, far, { zoom: 0.1 });
    expect(partOf(LANDSCAPE, 1, back)).toEqual({ width: 200, height: 200, left: 200, top: 0 });
    expect(changedCrop(LANDSCAPE, 1, far, { zoom: 99 }).zoom).toBe(MAX_ZOOM);
  });

  it("keeps what it shows when the picture is turned, and four turns change nothing", () => {
    const start = changedCrop(LANDSCAPE, 1, wholeCrop(LANDSCAPE, 0), { zoom: 2, x: 300, y: 60 });
    const once = turnedCrop(LANDSCAPE, 1, start, 1);
    expect(once).toEqual({ turns: 1, zoom: 2, x: 140, y: 300 });
    expect(turnedCrop(LANDSCAPE, 1, once, -1)).toEqual(start);
    const around = [1, 2, 3, 4].reduce((crop) => turnedCrop(LANDSCAPE, 1, crop, 1), start);
    expect(around).toEqual(start);
  });
});
