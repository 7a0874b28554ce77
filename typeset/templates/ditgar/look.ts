import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A tinted sidebar with name and contacts; a bar of colour beside every entry.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("Archivo Narrow", ["700"], 15, 1.2), body: face("Inter", ["400", "600"], 10, 1.6) },
  level: level("rectangle"),
  page: page([44, 52], [20, 16]),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Steel", "#1f4e79", "#1d242c"),
    palette("Brick", "#99341f", "#2b211f"),
    palette("Pine", "#22603f", "#1d2722"),
  ],
};
