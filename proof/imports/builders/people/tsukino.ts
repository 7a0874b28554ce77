import type { BuilderPerson } from "@/proof/imports/builders/builder";

export const tsukino: BuilderPerson = {
  locale: "ja-JP",
  name: "月野 渚",
  headline: "品質管理担当",
  email: "nagisa@hamabe.example",
  phone: "052-5550-0133",
  location: "名古屋市中区",
  site: "",
  profiles: [],
  summary: "自動車部品の品質管理に十年携わりました。不良の原因を現場で確かめ、記録と教育で減らします。",
  jobs: [
    {
      company: "株式会社東海精器",
      place: "名古屋市",
      roles: [
        {
          position: "品質管理担当",
          from: [2019, 4],
          to: null,
          points: ["検査工程を見直し、不良率を四割下げました。", "新人二十名の研修を担当しました。"],
        },
      ],
    },
    {
      company: "若葉工業株式会社",
      place: "豊橋市",
      roles: [{ position: "製造スタッフ", from: [2014, 4], to: [2019, 3], points: ["組立ラインの改善提案で表彰されました。"] }],
    },
  ],
  schools: [{ school: "三河工業大学", degree: "機械工学 学士", place: "", from: [2010, 4], to: [2014, 3] }],
  skills: [["品質", ["統計分析", "検査計画", "作業標準"]]],
  languages: [
    ["日本語", "母語"],
    ["英語", "日常会話"],
  ],
  certifications: [["品質管理検定一級", "品質協会", 2018]],
};
