import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A sidebar in solid colour from edge to edge sets skills apart from a roomy main column.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("Nunito", ["800"], 13, 1.25), body: face("Nunito Sans", ["400", "700"], 10, 1.52) },
  level: level("circle"),
  page: page([44, 56], [24, 10]),
  layout: { sidebarWidth: 31 },
  palettes: [
    palette("Leaf", "#2f6b3f", "#1f2a22"),
    palette("Petrol", "#1d5566", "#1c272b"),
    palette("Berry", "#8a2452", "#2c1f26"),
  ],
};
