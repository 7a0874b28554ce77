/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  volunteer work, ehrenamtliches engagement, engagement, volunteer activities, voluntary work, volunteering experience,
  community service, social engagement, leadership & volunteering, freiwilliges engagement, soziales engagement,
  ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, expérience bénévole, engagement associatif, vie associative,
  actividades de voluntariado, voluntariados, attività di volontariato, trabalho voluntário, ideellt engagemang,
  frivilligt arbete, frivillig, działalność społeczna, dobrovolnická činnost, gönüllü çalışmalar, волонтерская деятельность,
  志愿者经历
`;
