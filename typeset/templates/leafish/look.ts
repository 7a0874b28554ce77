import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A tinted header across the page begins with the summary; two plain columns below.",
  tags: ["two columns", "with picture", "calm", "modern"],
  typography: { heading: face("Bitter", ["600"], 13, 1.25), body: face("Fira Sans", ["400", "500"], 10.5, 1.55) },
  level: level("circle"),
  page: page([52, 50], [20, 12]),
  layout: { sidebarWidth: 33 },
  palettes: [
    palette("Fern", "#45621b", "#262a1f"),
    palette("Lake", "#1c5a78", "#1e272c"),
    palette("Sienna", "#934216", "#2c231e"),
  ],
};
