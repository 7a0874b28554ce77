import { line, look } from "@/typeset/office-look";

export const office = look({ header: { ground: 0.16, picture: "above" }, title: { above: line("soft-accent") } });
