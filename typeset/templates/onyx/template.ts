import { one } from "@/typeset/template";

export const template = one();
