import { face, type Look, level, page, palette } from "@/typeset/look";

export const look: Look = {
  description: "One calm column in a bookish serif under a double rule; headings without ornament.",
  tags: ["one column", "with picture", "calm", "classic"],
  typography: { heading: face("EB Garamond", ["600"], 15, 1.2), body: face("EB Garamond", ["400", "600"], 11.25, 1.21) },
  level: level("hidden"),
  page: page([74, 36], [12, 6], { hideIcons: true }),
  layout: { sidebarWidth: 35 },
  palettes: [
    palette("Slate", "#3a4754", "#1d2125"),
    palette("Oxblood", "#74202a", "#261d1e"),
    palette("Forest", "#29523a", "#1e2420"),
  ],
};
