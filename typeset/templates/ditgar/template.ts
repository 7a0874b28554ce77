import { inSidebar, two } from "@/typeset/template";

export const template = two("left", { nameEm: 1.9, headerIn: "sidebar", headerInsetPt: 16, picture: inSidebar, mainInsetPt: 14 });
