import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "One quiet column between rules. Fits everywhere.",
  tags: ["one column", "with picture", "calm", "classic"],
  typography: { heading: face("IBM Plex Serif", ["600"], 13, 1.3), body: face("IBM Plex Serif", ["400", "600"], 10, 1.4) },
  level: level("circle"),
  page: page([60, 48], [12, 6], { hideLinkUnderline: false }),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Onyx", "#26282c", "#161719"),
    palette("Ruby", "#a31621", "#1f1b1c"),
    palette("Sapphire", "#1b4a94", "#1b1f26"),
  ],
};
