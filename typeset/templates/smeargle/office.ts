import { line, look } from "@/typeset/office-look";

export const office = look({
  header: { headlineFirst: true, picture: "end" },
  title: { above: line("rule", 0.5), italic: true },
  rail: 0.12,
  introduction: { em: 1.3, italic: true },
});
