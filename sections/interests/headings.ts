/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  hobbies and interests, interests & hobbies, loisirs, aficiones, personal interests, hobbies and other interests,
  activities, interests and hobbies, leisure, hobbys, freizeit, interessen und hobbys, hobbys und interessen,
  hobbies und interessen, intérêts, loisirs et intérêts, centres d'intérêt, intereses, intereses personales,
  interessi e hobby, hobby, interessi personali, passatempos, hobby's, fritidsintressen, fritid, harrastukset, hobby a zájmy,
  koníčky, zainteresowania i hobby, hobiler, хобби, увлечения, 趣味, 爱好, 興趣, 취미,
  الاهتمامات, الهوايات, علاقه‌مندی‌ها, תחומי עניין, 趣味・特技, 兴趣爱好, 취미와 특기, zájmy, ilgi alanları, интересы, інтереси,
  hobbies, hobbies & interests, interests, intressen, centres d’intérêt et loisirs, aficiones e intereses
`;
