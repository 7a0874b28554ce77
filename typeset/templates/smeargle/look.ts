import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A magazine's first page: a very large name, an introduction in italics, headings at the side.",
  tags: ["one column", "with picture", "strong", "classic"],
  typography: { heading: face("Playfair Display", ["600"], 13, 1.2), body: face("Source Serif 4", ["400", "600"], 10, 1.34) },
  level: level("hidden"),
  page: page([52, 38], [12, 6], { hideIcons: true }),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Vermilion", "#ad3218", "#241e1c"),
    palette("Ultramarine", "#27419c", "#1e2029"),
    palette("Olive", "#5d5a14", "#262519"),
  ],
};
