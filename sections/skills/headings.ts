/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  skills and expertise, key skills, core skills, technologies, tech stack, fähigkeiten, kompetenzen, it-kenntnisse,
  aptitudes, competencias, conhecimentos, top skills, computer skills, it skills, professional skills, areas of expertise,
  expertise, competences, hard skills, soft skills, tools, tools & technologies, technical expertise,
  technical proficiencies, programming languages, programming, software, skill set, skillset, abilities, strengths,
  key competencies, key competences, skills summary, additional skills, other skills, personal skills, digital skills,
  skills and competences, skills & tools, skills & technologies, edv-kenntnisse, edv kenntnisse, it kenntnisse,
  fachkenntnisse, besondere kenntnisse, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, softwarekenntnisse, stärken,
  qualifikationen, weitere kenntnisse, persönliche fähigkeiten, kernkompetenzen, compétences techniques, compétences clés,
  compétences informatiques, informatique, savoir-faire, savoir-être, outils, habilidades técnicas, conocimientos,
  conocimientos informáticos, aptitudes principales, informática, competencias digitales, destrezas, competenze tecniche,
  capacità, competenze digitali, competenze informatiche, habilidades, competências técnicas, principais competências,
  aptidões, kennis, computervaardigheden, kompetenser, färdigheter, ferdigheter, kompetence, osaaminen,
  umiejętności techniczne, kompetencje, znalosti, schopnosti, beceriler, teknik beceriler, ключевые навыки,
  профессиональные навыки, навички та вміння, スキル・資格, 技能, 技能特长, 보유기술, 보유 기술, δεξιότητες και γνώσεις,
  المهارات التقنية, المهارات الشخصية, المهارات والخبرات, الكفاءات, القدرات, مهارت‌ها, כישורים, מיומנויות, スキルセット,
  活かせるスキル, 活かせる経験・知識・技術, 活かせる経験・知識, テクニカルスキル, pc スキル, pcスキル, 专业技能, 專業技能, 기술 스택, 보유 역량, umiejętności zawodowe,
  kluczowe umiejętności, odborné znalosti, yetenekler, yetkinlikler, профессиональные компетенции, компетенции,
  vaardigheden, competenties, taidot, kunskaper, competențe, aptitudini, készségek, vještine, kỹ năng chuyên môn,
  keahlian, core competencies, technical skills, areas of strength, key strengths, edv und software,
  it- und sprachkenntnisse, compétences professionnelles, atouts, compétences et outils, habilidades y competencias,
  competenze professionali, competências
`;
