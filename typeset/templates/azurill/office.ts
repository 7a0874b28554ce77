import { centred, line, look } from "@/typeset/office-look";

export const office = look({ header: centred, title: { bar: line("accent", 3) }, sidebarColumns: 2 });
