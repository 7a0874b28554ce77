import { look } from "@/typeset/office-look";

export const office = look({ header: { ground: "accent", picture: "above" }, sidebarColumns: 2 });
