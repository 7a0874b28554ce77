/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  key projects, academic projects, project experience, research projects, portfolio, open source, open source projects,
  projekterfahrung, eigene projekte, projets personnels, projets académiques, proyectos personales, progetti personali,
  projetos pessoais, prosjekter, proyectos destacados, проекты и портфолио, 项目经验, 專案
`;
