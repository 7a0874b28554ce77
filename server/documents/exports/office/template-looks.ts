import type { TemplateName } from "@/contracts/model/resume/templates";
import type { OfficeLook } from "@/typeset/office-look";
import { officeByTemplate } from "@/typeset/templates/generated/office";

export const OFFICE_LOOKS: Record<TemplateName, OfficeLook> = officeByTemplate;
