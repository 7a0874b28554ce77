/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  relevant experience, career, berufspraxis, beruflicher werdegang, arbeitserfahrung, expérience professionnelle,
  expériences, expériences professionnelles, experiencia laboral, experiencia profesional, esperienza professionale,
  esperienze lavorative, experiência profissional, work, jobs, experiences, work experiences, job experience,
  professional background, employment record, positions held, internships, internship experience, professional history,
  industry experience, teaching experience, research experience, clinical experience, military experience,
  additional experience, other experience, selected experience, professional experiences, praktika, praktische erfahrung,
  praktische erfahrungen, berufliche erfahrung, berufliche erfahrungen, beruflicher hintergrund, berufliche laufbahn,
  berufliche stationen, werdegang, tätigkeiten, parcours professionnel, expérience de travail, stages, emplois, experiencia,
  experiencias, experiencia profesional y laboral, trayectoria profesional, historial laboral, prácticas, esperienze,
  esperienze professionali, tirocini, experiência, experiências, experiências profissionais, trajetória profissional,
  experiência de trabalho, ervaring, loopbaan, stages en werkervaring, arbetserfarenhet, erfarenhet, anställningar,
  erhvervserfaring, yrkeserfaring, erfaring, työhistoria, kokemus, doświadczenie zawodowe, praktyki, praxe, pracovní praxe,
  zaměstnání, iş deneyimi, iş deneyimleri, staj, опыт, профессиональный опыт, карьера, досвід, 職務経歴, 職務経歴詳細, 工作经验, 实习经历,
  工作經驗, 실무 경험, 경력사항, εργασιακή εμπειρία
`;
