import type { ResumeData } from "@/contracts/model/resume/data";
import type { TemplateName } from "@/contracts/model/resume/templates";
import { normaliseResumeData } from "@/domain/normalise/resume";
import { fullResume } from "@/typeset/testing/full-resume";

const BULLET =
  "<li><p>One bullet with enough words to fill more than a single line of the page, so that it wraps and goes on.</p></li>";
const description = (index: number): string =>
  index % 2 === 0 ? `<ul>${BULLET.repeat(index % 5)}</ul>` : "<p>A few words about it.</p>";

/**
 * A resume that strains every layout: a name and titles of several lines, words longer than any column, forty jobs, a level
 * in each of six columns, an unbreakable section that is larger than a page. The person is made up.
 */
export function stressResume(template: TemplateName): ResumeData {
  const data = fullResume(template);
  const { experience, skills, education, references } = data.sections;
  const [job] = experience.items;
  const [skill] = skills.items;
  if (!job || !skill) throw new Error("The full resume has no job or no skill.");
  return normaliseResumeData({
    ...data,
    basics: {
      ...data.basics,
      name: "Dr. Wolfeschlegelsteinhausenbergerdorff-Montgomery Maximiliana Theodora von und zu Hohenstaufen",
      headline: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, Oberingenieurin",
      email: `${"long".repeat(30)}@example.com`,
    },
    summary: {
      ...data.summary,
      content: `${data.summary.content}<p>https://example.com/${"path/".repeat(60)}</p><p>${"x".repeat(500)}</p>`,
    },
    sections: {
      ...data.sections,
      experience: {
        ...experience,
        title: "Professional experience and other engagements of considerable length in the industry of everything",
        keepTogether: true,
        items: Array.from({ length: 40 }, (_, index) => ({
          ...job,
          id: `job-${index}`,
          company: `Company${index} of a rather long name, Incorporated`,
          position: index % 3 === 0 ? `Senior vice executive position of something number ${index}` : `Position ${index}`,
          roles: index === 5 ? job.roles : [],
          description: description(index),
        })),
      },
      skills: {
        ...skills,
        columns: 6,
        items: Array.from({ length: 13 }, (_, index) => ({
          ...skill,
          id: `skill-${index}`,
          name: index === 3 ? "W".repeat(60) : `Skill${index}`,
          level: index % 6,
        })),
      },
      education: { ...education, columns: 3, title: "Rechtsschutzversicherungsgesellschaftenangestelltenverzeichnis" },
      references: { ...references, startOnNewPage: true, showHeading: false },
    },
  });
}
