import type { TemplateName } from "@/contracts/model/resume/templates";
import type { Look } from "@/typeset/look";
import { lookByTemplate } from "@/typeset/templates/generated/look";

/** The look of every template. Source: additions E. */
export const LOOKS: Record<TemplateName, Look> = lookByTemplate;
