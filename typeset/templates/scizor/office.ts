import { line, look } from "@/typeset/office-look";

export const office = look({
  header: { above: line("accent", 6), picture: "end" },
  title: { above: line("accent", 2), tracked: true, plain: true },
});
