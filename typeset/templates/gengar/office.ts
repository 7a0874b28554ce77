import { line, look } from "@/typeset/office-look";

export const office = look({
  header: { ground: "accent", picture: "above" },
  title: { below: line("accent") },
  sidebarColumns: 2,
});
