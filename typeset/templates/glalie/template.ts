import { inSidebar, two } from "@/typeset/template";

export const template = two("left", {
  nameEm: 1.8,
  headerIn: "sidebar",
  headerInsetPt: 16,
  picture: { ...inSidebar, aboveName: true },
});
