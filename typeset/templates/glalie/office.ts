import { centred, look } from "@/typeset/office-look";

export const office = look({ header: { ...centred, ground: 0.1 }, sidebarColumns: 2 });
