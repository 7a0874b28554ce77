import { one } from "@/typeset/template";

export const template = one({ nameEm: 2.3 });
