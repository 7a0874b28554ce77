import { centred, line, look } from "@/typeset/office-look";

export const office = look({ header: centred, title: { align: "center", below: line("soft-accent") } });
