import { one } from "@/typeset/template";

export const template = one({ titleEm: 0.86, capitals: ["titles"] });
