import type { TemplateEntry } from "@/contracts/documents/templates";
import { TEMPLATE_NAMES, type TemplateName } from "@/contracts/model/resume/templates";
import { api } from "@/server/platform/orpc";
import { LOOKS } from "@/typeset/looks";
import { TEMPLATES } from "@/typeset/templates";

function templateEntry(name: TemplateName): TemplateEntry {
  const { description, tags, typography, level, page, layout, palettes } = LOOKS[name];
  return {
    name,
    title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    description,
    columns: TEMPLATES[name].columns,
    tags: [...tags],
    look: { typography, design: { level, colors: palettes[0].colors }, page, layout },
    palettes: [...palettes],
  };
}

export const templates = { list: api.templates.list.handler(() => TEMPLATE_NAMES.map(templateEntry)) };
