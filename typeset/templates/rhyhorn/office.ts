import { line, look } from "@/typeset/office-look";

export const office = look({
  header: { belowHeadline: line("accent", 2), parted: "bar", picture: "end" },
  title: { plain: true },
});
