import { aboveName, one } from "@/typeset/template";

export const template = one({ nameEm: 2.4, picture: aboveName });
