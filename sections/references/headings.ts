/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  referees, referenz, professional references, recommendations, recomendaciones, recommandations, referenze, referências,
  referenzen auf anfrage
`;
