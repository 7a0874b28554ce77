import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A tinted sidebar with name and contacts; a bar of colour beside every entry.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("Archivo Narrow", ["700"], 15, 1.2), body: face("Inter", ["400", "600"], 9, 1.5) },
  level: level("rectangle"),
  page: page([36, 40], [20, 8]),
  layout: { sidebarWidth: 30 },
  palettes: [
    palette("Steel", "#1f4e79", "#1d242c"),
    palette("Brick", "#99341f", "#2b211f"),
    palette("Pine", "#22603f", "#1d2722"),
  ],
};
