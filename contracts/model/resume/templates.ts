/** Every template with its number of columns. One-column templates print the sidebar's sections after the main ones. */
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
} as const satisfies Record<string, 1 | 2>;

export type TemplateName = keyof typeof TEMPLATE_COLUMNS;

export const TEMPLATE_NAMES = Object.keys(TEMPLATE_COLUMNS) as [TemplateName, ...TemplateName[]];
