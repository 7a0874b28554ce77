import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "One column in rows: headings in a column of their own, thin rules between the sections.",
  tags: ["one column", "calm", "classic"],
  typography: { heading: face("Libre Baskerville", ["700"], 13, 1.3), body: face("Source Sans 3", ["400", "600"], 10, 1.4) },
  level: level("rectangle"),
  page: page([52, 46], [12, 8]),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Bronze", "#86521f", "#2b2420"),
    palette("Patina", "#1f6b5c", "#1f2a28"),
    palette("Iron", "#4a4f57", "#202328"),
  ],
};
