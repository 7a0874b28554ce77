import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "Dense and plain: one column, capitals on strips of tint, each entry's head on one line.",
  tags: ["one column", "compact", "modern"],
  typography: { heading: face("IBM Plex Sans", ["700"], 12, 1.25), body: face("IBM Plex Sans", ["400", "600"], 10, 1.4) },
  level: level("square"),
  page: page([64, 40], [12, 6]),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Copper", "#8f3d12", "#29231f"),
    palette("Cobalt", "#1f4a9e", "#1f232c"),
    palette("Graphite", "#3b4048", "#1f2124"),
  ],
};
