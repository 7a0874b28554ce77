import { line, look } from "@/typeset/office-look";

export const office = look({ header: { below: line("ink") }, title: { below: line("rule", 0.5), plain: true } });
