import { one } from "@/typeset/template";

export const template = one({ headerInsetPt: 28, mainInsetPt: 28 });
