import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const haruki: BuilderPerson = {
  locale: "ja-JP",
  name: "瀬戸内 悠",
  headline: "プロダクトマネージャー",
  email: "haruka@tayori.example",
  phone: "06-5550-0149",
  location: "大阪市北区",
  site: "",
  profiles: [],
  summary: "教育と医療の分野で新しいサービスを三つ立ち上げました。利用者の声を毎週聞き、数字で確かめながら進めます。",
  jobs: [
    {
      company: "株式会社まなび舎",
      place: "大阪市",
      roles: [
        {
          position: "プロダクトマネージャー",
          from: [2021, 7],
          to: null,
          points: ["学習アプリの利用者を二年で三倍に増やしました。", "開発と営業の橋渡しを担いました。"],
        },
      ],
    },
    {
      company: "あおぞら医療システム株式会社",
      place: "神戸市",
      roles: [
        { position: "営業企画担当", from: [2015, 4], to: [2021, 6], points: ["予約システムを百二十の診療所に導入しました。"] },
      ],
    },
  ],
  schools: [{ school: "六甲大学", degree: "経営学 学士", place: "", from: [2011, 4], to: [2015, 3] }],
  skills: [["企画", ["市場調査", "データ分析", "要件定義"]]],
  languages: [
    ["日本語", "母語"],
    ["中国語", "日常会話"],
  ],
  certifications: [["中小企業診断士", "日本経営協会", 2019]],
};
