import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { settingsPartOf } from "@/components/kit/shell/settings-parts";
import { SettingsPage } from "../settings-page";

type Props = { params: Promise<{ part: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const part = settingsPartOf((await params).part);
  const t = await getTranslations("settings");
  return { title: part ? `${t(`${part}.title`)} · ${t("title")}` : t("title") };
}

export default async function SettingsPartPage({ params }: Props) {
  const { part: name } = await params;
  if (name === "account") redirect("/settings");
  const part = settingsPartOf(name);
  if (part !== name) notFound();
  return <SettingsPage part={part} />;
}
