/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  licenses and certifications, courses, weiterbildung, weiterbildungen, zertifizierungen, certifications and licenses,
  certifications & licenses, professional certifications, certificates and courses, training, trainings,
  training and certifications, professional development, courses and certifications, continuing education, seminars,
  workshops, zertifikate und weiterbildungen, fortbildungen, fort- und weiterbildung, schulungen, kurse, lizenzen,
  formations complémentaires, certificats, formation continue, certificaciones y cursos, cursos, formación complementaria,
  licencias, certificazioni e corsi, corsi, corsi di formazione, cursos e certificações, cursos complementares, cursussen,
  certificeringen, kurser, kurssit, kursy, kursy i szkolenia, szkolenia, kurzy, kurslar, sertifikalar ve kurslar, курсы,
  сертификаты и курсы, повышение квалификации, 資格・免許, 培训经历, 资格证书, 자격증 및 수료,
  الشهادات, الدورات التدريبية, الشهادات المهنية, الدورات والشهادات, تعليم مستمر, 免許, 資格, 免許・資格, 資格・検定, 保有資格, 取得資格,
  资格证书与培训, 證照, 자격증, 자격 사항, uprawnienia, certyfikaty i kursy, certifikáty a kurzy, sertifikalar,
  sertifika ve eğitimler, сертификаты, сертифікати, cursussen en certificaten, certifikat, pätevyydet, certificări,
  képesítések, certifikati, chứng chỉ, sertifikasi, licenses, licences, licences and certifications, accreditations,
  credentials, zusatzqualifikationen, fortbildungen und zertifikate, lehrgänge, habilitations,
  permis et certifications, acreditaciones, patenti e certificazioni
`;
