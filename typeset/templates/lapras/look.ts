import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "Every section on a soft, rounded panel of its own.",
  tags: ["one column", "with picture", "calm", "modern"],
  typography: { heading: face("Karla", ["700"], 12, 1.25), body: face("Karla", ["400", "700"], 9.25, 1.32) },
  level: level("progress-bar"),
  page: page([64, 32], [14, 3]),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Tide", "#14566f", "#1b282d"),
    palette("Coral", "#a63a2e", "#2d2220"),
    palette("Heather", "#5f4487", "#27222e"),
  ],
};
