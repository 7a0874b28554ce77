import { plainToRichText } from "@/domain/rich-text/from-plain";
import { item, none } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("award-1"),
    title: "Accessible Product of the Year",
    awarder: "Western Design Council",
    date: "Nov 2024",
    website: none,
    description: plainToRichText("For the berth planner, with the whole team."),
  },
];
