import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";

/** Whether a new resume shows examples, as far as this device knows: until every part is written, or they are hidden. */
const keyOf = (resumeId: string) => `starting/${resumeId}`;

export const showExamples = (resumeId: string) => localStorage.setItem(keyOf(resumeId), "yes");
export const hideExamples = (resumeId: string) => localStorage.setItem(keyOf(resumeId), "no");

/** Null where this device has neither made the resume nor hidden its examples. */
export function showsExamples(resumeId: string): boolean | null {
  const known = localStorage.getItem(keyOf(resumeId));
  return known === null ? null : known === "yes";
}

/** The template that a visitor chose before there was an account: the first resume starts with it. Stored until then in this tab. */
const TEMPLATE_KEY = "starting-template";

export const chooseTemplate = (template: TemplateName) => sessionStorage.setItem(TEMPLATE_KEY, template);
export const forgetTemplate = () => sessionStorage.removeItem(TEMPLATE_KEY);
export const chosenTemplate = (): TemplateName | null =>
  TEMPLATE_NAMES.find((name) => name === sessionStorage.getItem(TEMPLATE_KEY)) ?? null;
