/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  licenses and certifications, courses, weiterbildung, weiterbildungen, zertifizierungen, certifications and licenses,
  certifications & licenses, professional certifications, certificates and courses, training, trainings,
  training and certifications, professional development, courses and certifications, continuing education, seminars,
  workshops, zertifikate und weiterbildungen, fortbildungen, fort- und weiterbildung, schulungen, kurse, lizenzen,
  formations complémentaires, certificats, formation continue, certificaciones y cursos, cursos, formación complementaria,
  licencias, certificazioni e corsi, corsi, corsi di formazione, cursos e certificações, cursos complementares, cursussen,
  certificeringen, kurser, kurssit, kursy, kursy i szkolenia, szkolenia, kurzy, kurslar, sertifikalar ve kurslar, курсы,
  сертификаты и курсы, повышение квалификации, 資格・免許, 培训经历, 资格证书, 자격증 및 수료
`;
