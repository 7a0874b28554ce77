import type { TemplateName } from "@/contracts/model/resume/templates";
import { sourceByTemplate } from "@/typeset/templates/generated/source";
import columns from "@/typeset/typst/lib/columns.typ";
import dress from "@/typeset/typst/lib/dress.typ";
import entries from "@/typeset/typst/lib/entries.typ";
import header from "@/typeset/typst/lib/header.typ";
import icons from "@/typeset/typst/lib/icons.typ";
import introduction from "@/typeset/typst/lib/introduction.typ";
import job from "@/typeset/typst/lib/job.typ";
import labelled from "@/typeset/typst/lib/labelled.typ";
import lastPage from "@/typeset/typst/lib/last-page.typ";
import letter from "@/typeset/typst/lib/letter.typ";
import levels from "@/typeset/typst/lib/levels.typ";
import narrowHeader from "@/typeset/typst/lib/narrow-header.typ";
import page from "@/typeset/typst/lib/page.typ";
import richText from "@/typeset/typst/lib/rich-text.typ";
import sections from "@/typeset/typst/lib/sections.typ";
import solid from "@/typeset/typst/lib/solid.typ";
import solidHead from "@/typeset/typst/lib/solid-head.typ";
import tracking from "@/typeset/typst/lib/tracking.typ";

const TEMPLATE_SOURCES: Record<TemplateName, string> = sourceByTemplate;

/**
 * The Typst files by the path the engine knows them under. Only the engines import this: their bundles carry the texts, so that
 * server and browser set the same sources.
 */
export const TYPST_SOURCES: Record<string, string> = {
  "/lib/columns.typ": columns,
  "/lib/dress.typ": dress,
  "/lib/entries.typ": entries,
  "/lib/header.typ": header,
  "/lib/icons.typ": icons,
  "/lib/introduction.typ": introduction,
  "/lib/job.typ": job,
  "/lib/labelled.typ": labelled,
  "/lib/last-page.typ": lastPage,
  "/lib/letter.typ": letter,
  "/lib/levels.typ": levels,
  "/lib/narrow-header.typ": narrowHeader,
  "/lib/page.typ": page,
  "/lib/rich-text.typ": richText,
  "/lib/sections.typ": sections,
  "/lib/solid.typ": solid,
  "/lib/solid-head.typ": solidHead,
  "/lib/tracking.typ": tracking,
  ...Object.fromEntries(Object.entries(TEMPLATE_SOURCES).map(([name, source]) => [`/templates/${name}.typ`, source])),
};
