import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "Facets of colour in the corner of the first page; dates in a column of their own.",
  tags: ["one column", "strong", "modern"],
  typography: { heading: face("Titillium Web", ["600"], 14, 1.2), body: face("Titillium Web", ["400", "600"], 9.75, 1.35) },
  level: level("rectangle"),
  page: page([48, 46], [14, 6], { hideIcons: true }),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Magenta", "#a3195b", "#2b1f26"),
    palette("Cyan", "#0b6a80", "#1b282c"),
    palette("Indigo", "#3a3f9e", "#21222e"),
  ],
};
