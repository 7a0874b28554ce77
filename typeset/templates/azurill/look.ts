import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "Two columns under a centred header; the entries hang on a fine line with a ring for each section.",
  tags: ["two columns", "with picture", "calm", "modern"],
  typography: { heading: face("Montserrat", ["600"], 12, 1.25), body: face("Source Sans 3", ["400", "600"], 10.75, 1.5) },
  level: level("circle"),
  page: page([48, 46], [16, 12]),
  layout: { sidebarWidth: 32 },
  palettes: [
    palette("Lagoon", "#0f6e84", "#1c2b30"),
    palette("Iris", "#4f46b8", "#23223a"),
    palette("Moss", "#3f6b2f", "#232b20"),
  ],
};
