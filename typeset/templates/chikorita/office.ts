import { line, look } from "@/typeset/office-look";

export const office = look({ title: { below: line("accent") }, sidebarColumns: 2 });
