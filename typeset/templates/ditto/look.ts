import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "A band of colour across the page carries name and contacts; the picture hangs over its edge.",
  tags: ["two columns", "with picture", "strong", "modern"],
  typography: { heading: face("Poppins", ["600"], 12, 1.25), body: face("Mulish", ["400", "700"], 10.5, 1.55) },
  level: level("progress-bar"),
  page: page([52, 48], [20, 12]),
  layout: { sidebarWidth: 30 },
  palettes: [palette("Plum", "#6a3b8f", "#28222e"), palette("Ink", "#24406e", "#1e2430"), palette("Clay", "#9c3d2a", "#2d2321")],
};
