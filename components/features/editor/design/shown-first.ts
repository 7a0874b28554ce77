import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";

const SHOWN_FIRST = 6;

/** The templates that stand in the panel itself, the selected one always among them; the gallery has all. */
export function shownFirst(selected: TemplateName): readonly TemplateName[] {
  const first = TEMPLATE_NAMES.slice(0, SHOWN_FIRST);
  return first.includes(selected) ? first : [selected, ...first.slice(0, SHOWN_FIRST - 1)];
}
