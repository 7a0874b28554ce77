/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  language skills, sprachkenntnisse, foreign languages, spoken languages, language proficiency, languages spoken,
  fremdsprachen, sprachen und sonstiges, compétences linguistiques, langues étrangères, langues parlées, lenguas,
  competenze linguistiche, lingue straniere, línguas, talenkennis, språkkunskaper, sprogkundskaber, språkferdigheter, kielet,
  języki obce, znajomość języków, jazykové znalosti, jazykové dovednosti, yabancı diller, yabancı dil, иностранные языки,
  знание языков, іноземні мови, 語学力, 语言, 語言, 외국어, ξένες γλώσσες,
  المهارات اللغوية, اللغات الأجنبية, زبان‌ها, שפות, 語学, 外国語, 语言能力, 語言能力, 어학, 어학 능력, znajomość języków obcych,
  cizí jazyky, dil bilgisi, языки, мови, kielitaito, limbi străine, nyelvtudás, strani jezici, ngoại ngữ, bahasa,
  langues et niveaux, idiomas extranjeros, kenntnisse in sprachen
`;
