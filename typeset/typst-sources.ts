import type { PrintedTemplate } from "@/typeset/templates";
import entries from "@/typeset/typst/lib/entries.typ";
import header from "@/typeset/typst/lib/header.typ";
import icons from "@/typeset/typst/lib/icons.typ";
import job from "@/typeset/typst/lib/job.typ";
import labelled from "@/typeset/typst/lib/labelled.typ";
import levels from "@/typeset/typst/lib/levels.typ";
import page from "@/typeset/typst/lib/page.typ";
import richText from "@/typeset/typst/lib/rich-text.typ";
import sections from "@/typeset/typst/lib/sections.typ";
import tracking from "@/typeset/typst/lib/tracking.typ";
import azurill from "@/typeset/typst/templates/azurill.typ";
import bronzor from "@/typeset/typst/templates/bronzor.typ";
import kakuna from "@/typeset/typst/templates/kakuna.typ";
import lapras from "@/typeset/typst/templates/lapras.typ";
import meowth from "@/typeset/typst/templates/meowth.typ";
import onyx from "@/typeset/typst/templates/onyx.typ";
import porygon from "@/typeset/typst/templates/porygon.typ";
import rhyhorn from "@/typeset/typst/templates/rhyhorn.typ";
import scizor from "@/typeset/typst/templates/scizor.typ";
import smeargle from "@/typeset/typst/templates/smeargle.typ";

const TEMPLATE_SOURCES: Record<PrintedTemplate, string> = {
  azurill,
  bronzor,
  kakuna,
  lapras,
  meowth,
  onyx,
  porygon,
  rhyhorn,
  scizor,
  smeargle,
};

/**
 * The Typst files by the path the engine knows them under. Only the engines import this: their bundles carry the texts, so that
 * server and browser set the same sources.
 */
export const TYPST_SOURCES: Record<string, string> = {
  "/lib/entries.typ": entries,
  "/lib/header.typ": header,
  "/lib/icons.typ": icons,
  "/lib/job.typ": job,
  "/lib/labelled.typ": labelled,
  "/lib/levels.typ": levels,
  "/lib/page.typ": page,
  "/lib/rich-text.typ": richText,
  "/lib/sections.typ": sections,
  "/lib/tracking.typ": tracking,
  ...Object.fromEntries(Object.entries(TEMPLATE_SOURCES).map(([name, source]) => [`/templates/${name}.typ`, source])),
};
