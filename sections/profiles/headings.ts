/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  social media, online profiles, social links, online presence, web presence, social, online, links & profiles,
  réseaux sociaux, redes sociales, redes sociais
`;
