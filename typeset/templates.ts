import type { TemplateName } from "@/contracts/model/resume/metadata";

/** The templates that have a Typst source of their own (`typst/templates/<name>.typ`). */
export const PRINTED_TEMPLATES = ["azurill", "onyx"] as const;
export type PrintedTemplate = (typeof PRINTED_TEMPLATES)[number];

/** What is true of a template before it is drawn. */
export interface Template {
  /** The source it prints with: its own, or the nearest one until its own exists. */
  printsAs: PrintedTemplate;
  columns: 1 | 2;
  /** The side the sidebar stands on when the person did not choose one; mirrored for right-to-left languages. */
  sidebarSide: "left" | "right";
}

const one: Template = { printsAs: "onyx", columns: 1, sidebarSide: "left" };
const two = (sidebarSide: "left" | "right"): Template => ({ printsAs: "azurill", columns: 2, sidebarSide });

/** All names that a document may carry. Source: interface-details, section 5. */
export const TEMPLATES: Record<TemplateName, Template> = {
  azurill: two("left"),
  bronzor: one,
  chikorita: two("right"),
  ditgar: two("left"),
  ditto: two("left"),
  gengar: two("left"),
  glalie: two("left"),
  kakuna: one,
  lapras: one,
  leafish: two("right"),
  meowth: one,
  onyx: one,
  pikachu: two("left"),
  porygon: one,
  rhyhorn: one,
  scizor: one,
  smeargle: one,
};

/** Whether the template has its own look, or prints as the nearest one for now. */
export const hasOwnLook = (name: TemplateName): boolean => TEMPLATES[name].printsAs === name;
