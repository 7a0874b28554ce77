import { plainToRichText } from "@/domain/rich-text/from-plain";
import { item, link } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("publication-1"),
    title: "Planning with Tides: Interfaces for People in a Hurry",
    publisher: "Harbour Software Review",
    date: "Oct 2023",
    website: link("https://review.example.com/planning-with-tides"),
    description: plainToRichText("What we learned from 40 days in control rooms, with patterns for screens read at a glance."),
  },
];
