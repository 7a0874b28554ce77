import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A block of warm colour in the corner carries the name, with room for a large picture beside it.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("DM Sans", ["700"], 13, 1.25), body: face("DM Sans", ["400", "600"], 9.75, 1.55) },
  level: level("circle"),
  page: page([48, 48], [22, 12]),
  layout: { sidebarWidth: 31 },
  palettes: [
    palette("Honey", "#8f5606", "#2a241c"),
    palette("Tomato", "#b0321c", "#2c211f"),
    palette("Ocean", "#125a85", "#1d262c"),
  ],
};
