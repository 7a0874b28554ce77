/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  education and training, academic history, qualifications, bildung, bildungsweg, studium, schulbildung, études, formations,
  formación, formación académica, formazione, formação, formação acadêmica, educational qualifications,
  academic qualifications, academic profile, academics, studies, degrees, schooling, professional education,
  education & qualifications, education and qualifications, schulische ausbildung, akademische ausbildung,
  akademischer werdegang, schulischer werdegang, aus- und weiterbildung, ausbildung und studium, studium und ausbildung,
  hochschulausbildung, schule, ausbildungen, formation académique, diplômes, diplômes et formations, parcours scolaire,
  scolarité, parcours académique, cursus, estudios, educación y formación, titulaciones, títulos, istruzione e formazione,
  titoli di studio, studi, formazione accademica, formação académica, escolaridade, educação, opleidingen, onderwijs,
  utbildningar, utdanning, uddannelser, koulutustausta, edukacja, wykształcenie i kursy, vzdělání a kvalifikace, öğrenim,
  образование и курсы, учёба, 学历, 教育经历, 教育經歷, 학력, 학력사항, σπουδές
`;
