import { inSidebar, two } from "@/typeset/template";

export const template = two("left", { headerIn: "main", nameEm: 2.3, picture: inSidebar });
