import { plainToRichText } from "@/domain/rich-text/from-plain";
import { item, none } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("volunteer-1"),
    organization: "Code Club at the Old Library",
    location: "Bristol",
    period: "2018 - Present",
    website: none,
    description: plainToRichText("Two hours every Saturday with twenty children, mostly about making things blink."),
  },
];
