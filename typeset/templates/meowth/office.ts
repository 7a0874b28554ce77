import { line, look } from "@/typeset/office-look";

export const office = look({ header: { picture: "end" }, title: { below: line("accent"), tracked: true }, dashed: true });
