import type { ResumeData } from "@/contracts/model/resume/data";
import { defaultResumeData } from "@/domain/default-resume";

const word = (letters: number): string => "abcdefghijklmnopqrstuvwxyz".repeat(Math.ceil(letters / 26)).slice(0, letters);
const BULLET =
  "<li><p>What was done there, in enough words to fill more than one line of the page that it is printed on.</p></li>";

/** Changes a resume into one that hardly anybody has and every template must hold. */
type Odd = (data: ResumeData) => void;

/** Resumes that strain the composition of pages, by what is odd about them. */
export const ODD_RESUMES = {
  "40 sections": (data) => {
    const { experience, skills } = data.sections;
    data.customSections = Array.from({ length: 40 }, (_, index) => {
      const ids = { id: `own-${index}`, title: `Own ${index}` };
      return index % 2 === 0
        ? { ...structuredClone(experience), ...ids, type: "experience" }
        : { ...structuredClone(skills), ...ids, type: "skills" };
    });
    const [page] = data.metadata.layout.pages;
    for (const [index, { id }] of data.customSections.entries()) (index % 3 === 2 ? page?.sidebar : page?.main)?.push(id);
  },
  "60 entries": (data) => {
    const { experience } = data.sections;
    const jobs = experience.items;
    experience.items = Array.from({ length: 60 }, (_, index) =>
      jobs.slice(index % jobs.length, (index % jobs.length) + 1).map((job) => ({ ...job, id: `job-${index}` })),
    ).flat();
  },
  "an entry of five pages": (data) => {
    for (const job of data.sections.experience.items.slice(0, 1)) job.description = `<ul>${BULLET.repeat(150)}</ul>`;
  },
  "words of 300 letters": (data) => {
    data.summary.content += `<p>${word(300)}</p>`;
    for (const job of data.sections.experience.items.slice(0, 1)) Object.assign(job, { company: word(300) });
    for (const skill of data.sections.skills.items.slice(0, 1)) Object.assign(skill, { name: word(300), keywords: [word(300)] });
  },
  "a name of 300 letters": (data) => {
    data.basics.name = word(300);
  },
  "a headline of 300 letters": (data) => {
    data.basics.headline = word(300);
  },
  "colours without contrast": (data) => {
    data.metadata.design.colors = {
      primary: "rgba(255, 255, 255, 1)",
      text: "rgba(250, 250, 250, 1)",
      background: "rgba(255, 255, 255, 1)",
    };
  },
  "nothing at all": (data) => {
    const { metadata, ...empty } = defaultResumeData({ name: "" });
    Object.assign(data, empty);
  },
} satisfies Record<string, Odd>;
