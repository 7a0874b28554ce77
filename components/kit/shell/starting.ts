import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";

/** Which new resumes show examples, on the device on which they were made: until every part is written, or they are hidden. */
const keyOf = (resumeId: string) => `starting/${resumeId}`;

export const showExamples = (resumeId: string) => localStorage.setItem(keyOf(resumeId), "yes");
export const hideExamples = (resumeId: string) => localStorage.removeItem(keyOf(resumeId));
export const showsExamples = (resumeId: string) => localStorage.getItem(keyOf(resumeId)) !== null;

/** The template that a visitor chose before there was an account: the first resume starts with it. Stored until then in this tab. */
const TEMPLATE_KEY = "starting-template";

export const chooseTemplate = (template: TemplateName) => sessionStorage.setItem(TEMPLATE_KEY, template);
export const forgetTemplate = () => sessionStorage.removeItem(TEMPLATE_KEY);
export const chosenTemplate = (): TemplateName | null =>
  TEMPLATE_NAMES.find((name) => name === sessionStorage.getItem(TEMPLATE_KEY)) ?? null;
