import { expect, test } from "vitest";
import { PRINTABLE_MARGIN } from "@/domain/check/printable-margin";
import { contrast, opaque } from "@/domain/colours";
import { defaultResumeData } from "@/domain/default-resume";
import { accentOf, type FileFacts, familyOfFace } from "@/domain/imports/file-facts";
import { inNearestLook, nearestLook } from "@/typeset/nearest-look";
import { TEMPLATES } from "@/typeset/templates";

const PLAIN: FileFacts = {
  columns: 1,
  side: null,
  sidebarWidth: null,
  ground: "none",
  groundColour: null,
  band: "none",
  nameGround: "none",
  isNameAside: false,
  hasBars: false,
  isSerif: false,
  family: "",
  bodySize: 10,
  marginX: 54,
  marginY: 50,
  paper: "a4",
  accent: null,
  isCentred: false,
};
const BESIDE: FileFacts = { ...PLAIN, columns: 2, side: "left", sidebarWidth: 31 };

test("a template has the columns of the file, on the side where the file has them", () => {
  for (const side of ["left", "right"] as const)
    for (const ground of ["none", "tint", "solid"] as const)
      for (const isNameAside of [true, false]) {
        const look = nearestLook({ ...BESIDE, side, ground, isNameAside, groundColour: ground === "none" ? null : "#204060" });
        expect(TEMPLATES[look.template].columns).toBe(2);
        expect(look.layout.sidebarSide).toBe(side);
        expect(look.layout.sidebarWidth).toBe(31);
      }
  const plain = nearestLook(PLAIN);
  expect(TEMPLATES[plain.template].columns).toBe(1);
  expect(plain.layout).not.toHaveProperty("sidebarSide");
});

test.each([
  [3, PRINTABLE_MARGIN],
  [0, PRINTABLE_MARGIN],
  [40, 40],
  [400, 90],
])("a margin of %d points in the file is %d in the document", (own, margin) => {
  const { page } = nearestLook({ ...PLAIN, marginX: own, marginY: own });
  expect([page.marginX, page.marginY]).toEqual([margin, margin]);
});

test("words in the colour of the file can be read, however light it is; a file in black stays black", () => {
  for (const accent of ["#ffe600", "#7fd4ff", "#ff8a80", "#1f4e79"]) {
    const { colors } = nearestLook({ ...PLAIN, accent }).design;
    expect(contrast(opaque(colors.primary, "#ffffff"), "#ffffff")).toBeGreaterThanOrEqual(4.5);
  }
  expect(nearestLook({ ...PLAIN, accent: "#1f4e79" }).design.colors.primary).toBe("rgba(31, 78, 121, 1)");
  expect(nearestLook(PLAIN).design.colors.primary).toBe("rgba(38, 40, 44, 1)");
});

test("a family of the file is used where it is bundled, one of its widths where it is known, else one of its kind", () => {
  const familyIn = (facts: Partial<FileFacts>) => nearestLook({ ...PLAIN, ...facts }).typography.body.fontFamily;
  expect(familyIn({ family: "Open Sans" })).toBe("Open Sans");
  expect(familyIn({ family: "Calibri" })).toBe("Carlito");
  expect(familyIn({ family: "Times New Roman", isSerif: true })).toBe("Tinos");
  expect(familyIn({ family: "Frutiger" })).toBe("IBM Plex Sans");
  expect(familyIn({ family: "Hoefler Text", isSerif: true })).toBe("EB Garamond");
});

test("short lists go beside the rest only where the file had two columns and nothing is there yet", () => {
  const { metadata } = defaultResumeData({ name: "Ada Byron" });
  const main = ["summary", "experience", "skills", "languages"];
  const input = { ...metadata, layout: { ...metadata.layout, pages: [{ fullWidth: false, main, sidebar: [] }] } };
  const [page] = inNearestLook(input, nearestLook(BESIDE)).layout.pages;
  expect(page).toEqual({ fullWidth: false, main: ["summary", "experience"], sidebar: ["skills", "languages"] });
  expect(inNearestLook(input, nearestLook(PLAIN)).layout.pages).toEqual(input.layout.pages);
  const filled = { ...input, layout: { ...input.layout, pages: [{ fullWidth: false, main, sidebar: ["interests"] }] } };
  expect(inNearestLook(filled, nearestLook(BESIDE)).layout.pages).toEqual(filled.layout.pages);
});

test("the accent is the hue used most; blue that programs give to links counts only alone", () => {
  const text = (colour: string, weight: number) => ({ colour, weight, isText: true });
  expect(accentOf([text("#000000", 2000), text("#0563c1", 60), text("#8a2452", 40)])).toBe("#8a2452");
  expect(accentOf([text("#222222", 2000), text("#0563c1", 60)])).toBe("#0563c1");
  expect(accentOf([text("#333333", 2000), text("#777777", 300)])).toBeNull();
});

test.each([
  ["ABCDEF+SourceSerif4-SemiBoldItalic", "Source Serif 4"],
  ["TimesNewRomanPS-BoldMT", "Times New Roman"],
  ["Calibri,Bold", "Calibri"],
])("%s is a face of %s", (face, family) => {
  expect(familyOfFace(face)).toBe(family);
});
