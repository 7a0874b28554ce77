import { one } from "@/typeset/template";

export const template = one({
  nameEm: 3,
  beside: { share: 0.23, holds: "titles" },
  capitals: ["headline"],
  italicHeadings: true,
});
