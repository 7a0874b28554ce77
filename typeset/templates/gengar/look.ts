import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A dark corner for picture, name and contacts above a tinted sidebar.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("Rubik", ["600"], 12.5, 1.25), body: face("Work Sans", ["400", "600"], 10.5, 1.55) },
  level: level("square"),
  page: page([44, 48], [22, 14]),
  layout: { sidebarWidth: 33 },
  palettes: [
    palette("Night", "#3d2a66", "#241f30"),
    palette("Harbour", "#164a5b", "#1b2629"),
    palette("Garnet", "#7a1f33", "#2b1e21"),
  ],
};
