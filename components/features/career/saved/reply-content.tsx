"use client";

import { useTranslations } from "next-intl";
import { Labelled, LabelledList, Parts } from "@/components/features/career/saved/labelled";
import { Terms } from "@/components/features/career/saved/offer-content";
import { ReplyChanges } from "@/components/features/career/saved/reply-changes";
import type { SavedOf } from "@/components/features/career/saved/use-saved";
import { Button } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { toast } from "@/components/kit/ui/toast";

/** A reply to a message of the company, with what the message changes. */
export function ReplyContent({ item }: { item: SavedOf<"reply"> }) {
  const t = useTranslations("career.saved.reply");
  const { data } = item;

  async function copy() {
    await navigator.clipboard.writeText(data.reply);
    toast(t("copied"));
  }

  return (
    <div className="grid gap-3">
      <Parts>
        <LabelledList label={t("asks")} texts={data.asks} />
        <LabelledList label={t("unconfirmed")} texts={data.unconfirmed} />
        <Labelled label={t("reply")}>{data.reply}</Labelled>
      </Parts>
      {data.reply === "" ? null : (
        <div>
          <Button size="sm" onClick={() => void copy()}>
            <Icon name="copy" />
            {t("copy")}
          </Button>
        </div>
      )}
      <ReplyChanges item={item} />
      {data.offer ? (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted-foreground hover:text-foreground">
            {t("terms")}
          </summary>
          <Terms terms={data.offer} />
        </details>
      ) : null}
      <details>
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-muted-foreground hover:text-foreground">
          {t("message")}
        </summary>
        <p className="max-w-[72ch] whitespace-pre-wrap break-words">{data.message}</p>
      </details>
    </div>
  );
}
