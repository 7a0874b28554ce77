"use client";

import { useTranslations } from "next-intl";
import { Suspense, useState } from "react";
import { useApplications } from "@/components/features/applications/use-applications";
import { DropCover } from "@/components/kit/ui/drop-cover";
import { lazyPart } from "@/components/kit/ui/lazy-part";
import { toast } from "@/components/kit/ui/toast";
import { useFileDrop } from "@/components/kit/ui/use-file-drop";
import type { Mail } from "@/domain/applications/mail/propose-from-mail";

const MailDialog = lazyPart(async () => ({
  default: (await import("@/components/features/applications/mail/mail-dialog")).MailDialog,
}));

/** An email dropped anywhere on the tracker proposes the application it belongs to and a change. */
export function MailDrop() {
  const t = useTranslations("applicationMail");
  const { data: all } = useApplications();
  const [mail, setMail] = useState<Mail | null>(null);

  async function take([file, ...more]: File[]) {
    if (!file) return;
    // A dialog over the page is about something else.
    if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
    if (more.length > 0) return toast(t("onlyOne"));
    const { MAX_MAIL_BYTES, readMail } = await import("@/components/features/applications/mail/read-mail");
    if (file.size > MAX_MAIL_BYTES) return toast(t("tooLarge", { name: file.name }));
    const read = await readMail(file);
    if (read === null) toast(t("notAMail", { name: file.name }));
    else if (all?.length === 0) toast(t("noApplications"));
    else setMail(read);
  }

  const isOver = useFileDrop((files) => void take(files), mail === null);
  if (mail)
    return (
      <Suspense>
        <MailDialog mail={mail} onClose={() => setMail(null)} />
      </Suspense>
    );
  return isOver ? <DropCover title={t("dropTitle")} hint={t("dropHint")} /> : null;
}
