import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const minori: BuilderPerson = {
  locale: "ja-JP",
  name: "月岡 みのり",
  headline: "ソフトウェアエンジニア",
  email: "minori@tayori.example",
  phone: "03-5550-0172",
  location: "東京都世田谷区",
  site: "",
  profiles: [["GitHub", "mtsukioka", "github.com/mtsukioka"]],
  summary:
    "決済と物流の分野で八年の開発経験があります。設計から運用まで一貫して担当し、小さなチームで早く届けることを得意としています。",
  jobs: [
    {
      company: "株式会社ひばり決済",
      place: "東京都",
      roles: [
        {
          position: "シニアエンジニア",
          from: [2020, 4],
          to: null,
          points: ["決済基盤を再設計し、処理時間を四割短縮しました。", "六名のチームの技術リーダーを務めました。"],
        },
      ],
    },
    {
      company: "みなと物流株式会社",
      place: "横浜市",
      roles: [
        { position: "エンジニア", from: [2016, 4], to: [2020, 3], points: ["配送計画システムの開発と保守を担当しました。"] },
      ],
    },
  ],
  schools: [{ school: "青海工業大学", degree: "情報工学 学士", place: "", from: [2012, 4], to: [2016, 3] }],
  skills: [["開発", ["TypeScript", "Go", "PostgreSQL"]]],
  languages: [
    ["日本語", "母語"],
    ["英語", "ビジネスレベル"],
  ],
  certifications: [["応用情報技術者試験", "情報処理推進協会", 2018]],
};
