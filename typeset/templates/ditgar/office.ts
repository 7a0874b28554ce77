import { line, look } from "@/typeset/office-look";

export const office = look({ header: { ground: 0.08, picture: "above" }, entryBar: line("accent", 2), sidebarColumns: 2 });
