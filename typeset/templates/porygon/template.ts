import { one } from "@/typeset/template";

export const template = one({ nameEm: 2.2, headerInsetPt: 100, beside: { share: 0.25, holds: "dates" } });
