import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A dark corner for picture, name and contacts above a tinted sidebar.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("Rubik", ["600"], 12.5, 1.25), body: face("Work Sans", ["400", "600"], 9.5, 1.45) },
  level: level("square"),
  page: page([38, 40], [22, 8]),
  layout: { sidebarWidth: 30 },
  palettes: [
    palette("Night", "#3d2a66", "#241f30"),
    palette("Harbour", "#164a5b", "#1b2629"),
    palette("Garnet", "#7a1f33", "#2b1e21"),
  ],
};
