import { line, look } from "@/typeset/office-look";

export const office = look({
  header: { ground: 0.09, contactGround: 0.2, picture: "above" },
  title: { below: line("soft-accent") },
  sidebarColumns: 2,
  introduction: { em: 1, italic: false },
});
