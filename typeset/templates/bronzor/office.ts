import { line, look } from "@/typeset/office-look";

export const office = look({ title: { above: line("rule", 0.5) }, rail: 0.12 });
