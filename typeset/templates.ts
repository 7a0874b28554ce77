import type { TemplateName } from "@/contracts/model/resume/templates";
import type { Template } from "@/typeset/template";
import { templateByTemplate } from "@/typeset/templates/generated/template";

/** All names that a document may carry. Source: interface-details, section 5. */
export const TEMPLATES: Record<TemplateName, Template> = templateByTemplate;
