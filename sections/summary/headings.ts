/** Further headings of imported documents, in any language and in lower case: people write more than we would suggest to them. */
export const headings = `
  career summary, executive summary, professional profile, über mich, kurzprofil, zusammenfassung, à propos, perfil,
  acerca de mí, sobre mí, perfil profesional, sobre mim, executive profile, career profile, personal profile,
  personal statement, personal summary, professional overview, overview, summary of qualifications, highlights, introduction,
  bio, biography, who i am, profil professionnel, profil personnel, résumé, objectif, objectif professionnel,
  persönliches profil, berufliches profil, kurzvorstellung, resumen profesional, objetivo, objetivo profesional, extracto,
  sobre mi, profilo professionale, profilo personale, sommario, chi sono, resumo profissional, objetivo profissional,
  samenvatting, over mij, profiel, om mig, om meg, profilbeskrivelse, o mnie, profil zawodowy, o mně, hakkımda,
  kariyer hedefi, обо мне, цель, 自己紹介, 自己pr, 自我评价, 关于我, 自我評價, 자기소개,
  نبذة, نبذة عني, نبذة شخصية, نبذة مختصرة, الملخص, الملخص المهني, ملخص, الهدف الوظيفي, الهدف المهني, الملف الشخصي,
  درباره من, خلاصه, אודות, תקציר, על עצמי, 職務要約, 自己 pr, 要約, 概要, サマリー, 个人简介, 個人簡介, 自我介绍, 경력 요약, podsumowanie,
  podsumowanie zawodowe, profil zawodowy i cele, profil, özet, kısa özet, kariyer özeti, о себе, про мене,
  over mezelf, sammanfattning, yhteenveto, despre mine, rólam, o meni, giới thiệu bản thân, tentang saya, objective,
  career objective, personal profile and objectives, profile summary, key profile, professional statement,
  zu meiner person, profil und ziele, kurzbiografie, qui suis-je, présentation, accroche, presentación,
  extracto profesional, obiettivo professionale, apresentação
`;
