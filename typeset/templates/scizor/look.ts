import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "Heavy heads under short bars of colour, a bar across the upper edge, plenty of white space.",
  tags: ["one column", "with picture", "strong", "modern"],
  typography: { heading: face("Public Sans", ["800"], 13, 1.2), body: face("Public Sans", ["400", "700"], 10, 1.37) },
  level: level("rectangle"),
  page: page([60, 42], [14, 6], { hideIcons: true }),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Scarlet", "#b01c2e", "#211b1c"),
    palette("Electric", "#2440c4", "#1c1d26"),
    palette("Emerald", "#0a6647", "#1a231f"),
  ],
};
