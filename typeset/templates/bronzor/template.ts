import { one } from "@/typeset/template";

export const template = one({ titleEm: 0.86, beside: { share: 0.23, holds: "titles" } });
