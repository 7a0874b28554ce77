import type { TemplateName } from "@/contracts/model/resume/metadata";

/** Columns of each template. One-column templates print the sidebar's sections after the main ones (interface-details 5). */
export const TEMPLATE_COLUMNS = {
  azurill: 2,
  bronzor: 1,
  chikorita: 2,
  ditgar: 2,
  ditto: 2,
  gengar: 2,
  glalie: 2,
  kakuna: 1,
  lapras: 1,
  leafish: 2,
  meowth: 1,
  onyx: 1,
  pikachu: 2,
  porygon: 1,
  rhyhorn: 1,
  scizor: 1,
  smeargle: 1,
} as const satisfies Record<TemplateName, 1 | 2>;
