import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A pale sidebar from top to bottom with picture, name and contacts on its axis.",
  tags: ["two columns", "with picture", "calm", "classic"],
  typography: { heading: face("Raleway", ["600"], 12.5, 1.25), body: face("Lato", ["400", "700"], 10.5, 1.65) },
  level: level("circle"),
  page: page([48, 60], [24, 14]),
  layout: { sidebarWidth: 33 },
  palettes: [
    palette("Ice", "#2a5d80", "#20292f"),
    palette("Rosewood", "#873a4c", "#2c2225"),
    palette("Sage", "#47644a", "#232923"),
  ],
};
