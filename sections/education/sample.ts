import { plainToRichText } from "@/domain/rich-text/from-plain";
import { item, none } from "@/domain/sample/sample-item";

export const sample = [
  {
    ...item("education-1"),
    school: "University of Aberlyn",
    degree: "BSc",
    area: "Computer Science and Design",
    grade: "First class honours",
    location: "Aberlyn",
    period: "2014 - 2017",
    website: none,
    description: plainToRichText("Dissertation: maps that can be read by touch, tested with twelve blind students."),
  },
];
