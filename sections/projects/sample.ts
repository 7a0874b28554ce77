import { plainToRichText } from "@/domain/rich-text/from-plain";
import { item, link, none } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("project-1"),
    name: "Tidepool",
    period: "2021 - Present",
    website: link("https://tidepool.example.com", "tidepool.example.com"),
    description: plainToRichText(
      "Open-source library for tide predictions in the browser; 2,100 stars, used by three sailing schools.",
    ),
  },
  {
    ...item("project-2"),
    name: "Paper Weather",
    period: "2019",
    website: none,
    description: plainToRichText(
      "A weather station for the kitchen wall with an e-paper display that runs for a year on two batteries.",
    ),
  },
];
