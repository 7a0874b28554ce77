"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { CopyOffer } from "@/components/features/documents/imports/copy-offer";
import { ImportList } from "@/components/features/documents/imports/import-list";
import { ReviewScreen } from "@/components/features/documents/imports/review/review-screen";
import { useImports } from "@/components/features/documents/imports/use-imports";

/** Files on their way to documents: a list of them, and the review of one. A single file opens immediately. */
export function ImportScreen({ ownerId }: { ownerId: string }) {
  const t = useTranslations("imports");
  const all = useImports(ownerId);
  const { imports } = all;
  const [openId, setOpenId] = useState<string | null>(null);
  if (!imports)
    return (
      <main className="px-10 py-6 phone:px-4">
        <h1 className="sr-only">{t("title")}</h1>
        <p className="text-muted-foreground" aria-busy="true">
          {t("loading")}
        </p>
      </main>
    );
  const [only, ...others] = imports;
  const opened = imports.find((each) => each.id === openId) ?? (others.length === 0 && openId !== "list" ? only : undefined);
  if (!opened?.review || !opened.reading || opened.state !== "read")
    return <ImportList all={all} imports={imports} onOpen={setOpenId} />;
  if (opened.copy && "merge" in opened.copy)
    return <CopyOffer key={opened.id} stored={opened} merge={opened.copy.merge} all={all} onBack={() => setOpenId("list")} />;
  return (
    <Suspense>
      <ReviewScreen
        key={opened.id}
        stored={opened}
        review={opened.review}
        reading={opened.reading}
        all={all}
        onBack={() => setOpenId("list")}
      />
    </Suspense>
  );
}
