/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  talks, publikationen, selected publications, publications and talks, publications & presentations,
  publications and presentations, presentations, patents, conference papers, articles, research papers,
  veröffentlichungen und vorträge, vorträge, articles et publications, publicaciones y ponencias, pubblicazioni scientifiche,
  artigos, научные публикации, 论文, 発表
`;
