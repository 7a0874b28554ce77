import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "One column on one axis: centred name and titles between thin rules.",
  tags: ["one column", "calm", "classic"],
  typography: { heading: face("Cormorant Garamond", ["700"], 16, 1.15), body: face("Crimson Pro", ["400", "600"], 11, 1.2) },
  level: level("hidden"),
  page: page([76, 38], [14, 6], { hideIcons: true }),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Amber", "#7d5a0f", "#2a2620"),
    palette("Claret", "#7a2433", "#2a2022"),
    palette("Midnight", "#263a66", "#1f232c"),
  ],
};
