import type { MailPhrases } from "../mail-phrases";

/** Languages of which only the commonest phrases are known, without the traps. */
export const OTHER_LANGUAGES: Partial<MailPhrases> = {
  rejection: `
(tyvarr|beklagar) ~~ (inte|ikke|andra|andre|vidare)
valitettavasti ~~ (valinta|valittu|toisen|muihin|emme)
к сожалению ~~ (не|другого|другому|других|отказ*)`,
  interview: "(приглашаем|пригласить|приглашение) ~ (собеседование|интервью|встречу)",
  applied: `
(отклик|резюме) ~ получен*
(получили) ~ (отклик|резюме)`,
};

/** Languages without spaces between words are searched as they are. */
export const UNSPACED = {
  rejection: ["残念ながら", "见送", "見送", "遗憾", "お祈り"],
  offer: ["内定", "录用通知"],
  interview: ["面接", "面试", "面談"],
  applied: ["応募ありがとう", "ご応募いただき", "已收到您的申请", "收到您的简历"],
} as const;
