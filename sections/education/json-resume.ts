import type { JsonResumeSection } from "@/domain/exports/json-resume-entry";
import { period, prose } from "@/domain/exports/json-resume-entry";
import { textOf, textsOf, websiteOf } from "@/domain/imports/draft";
import { rangeDates } from "@/domain/imports/partial-dates";
import { listToRichText } from "@/domain/rich-text/from-plain";
import type { EducationItem } from "./schema";

export const jsonResume: JsonResumeSection<EducationItem> = {
  list: "education",
  read: (item) => ({
    school: textOf(item.institution) || textOf(item.name),
    degree: [textOf(item.studyType) || textOf(item.degree), textOf(item.area)].filter((part) => part !== "").join(", "),
    area: "",
    grade: textOf(item.score) || textOf(item.gpa),
    location: textOf(item.location),
    ...rangeDates(textOf(item.startDate), textOf(item.endDate)),
    website: websiteOf(item.url),
    description: listToRichText(textsOf(item.courses)),
  }),
  write: (item) => {
    const { summary, highlights } = prose(item.description);
    return [
      {
        institution: item.school,
        url: item.website.url,
        area: item.area,
        studyType: item.degree,
        score: item.grade,
        ...period(item.dates),
        // The format has no description for education; the text is added to the courses, so that nothing is lost.
        courses: [...summary.split("\n").filter((line) => line !== ""), ...highlights],
      },
    ];
  },
};
