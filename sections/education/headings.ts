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
  образование и курсы, учёба, 学历, 教育经历, 教育經歷, 학력, 학력사항, σπουδές,
  المؤهلات العلمية, المؤهلات الدراسية, المؤهل العلمي, التعليم والمؤهلات, الدراسة, التحصيل العلمي, تحصیلات,
  سوابق تحصیلی, השכלה, לימודים, 学歴・職歴, 最終学歴, 教育背景, 學歷, 학력 사항, wykształcenie i szkolenia, studia, vzdělání,
  eğitim bilgileri, eğitim durumu, образование, освіта, opleiding en cursussen, utbildningsbakgrund, koulutus,
  educație, studii, tanulmányok, obrazovanje, học vấn, pendidikan, educational background, education history,
  academic education, academic credentials, hochschulstudium, ausbildung & studium, schule und studium,
  cursus scolaire, parcours de formation, formation et diplômes, formación y estudios, historial académico,
  percorso di studi, formação acadêmica e profissional
`;
