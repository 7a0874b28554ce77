import { inSidebar, two } from "@/typeset/template";

export const template = two("left", {
  headerIn: "main",
  headerInsetPt: 0,
  picture: { ...inSidebar, scale: 1.5, leastRadiusPt: 10 },
});
