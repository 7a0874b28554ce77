import { one } from "@/typeset/template";

export const template = one({ nameEm: 2.6, titleEm: 0.86, capitals: ["titles"] });
