/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  honours, awards and honors, honors & awards, preise, awards and achievements, awards & achievements, honors and awards,
  honours and awards, honours & awards, honors-awards, accomplishments, key achievements, scholarships,
  scholarships and awards, grants, recognition, preise und auszeichnungen, stipendien, prix, prix et distinctions, bourses,
  premios, reconocimientos, logros, becas, riconoscimenti, premi e riconoscimenti, reconhecimentos,
  prêmios e reconhecimentos, onderscheidingen, utmärkelser och stipendier, osiągnięcia, nagrody i wyróżnienia, úspěchy,
  başarılar, достижения, 荣誉奖项, 奖项, 수상 경력
`;
