import { besideName, two } from "@/typeset/template";

export const template = two("right", { headerIn: "main", headerInsetPt: 20, picture: besideName });
