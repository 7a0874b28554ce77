"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { OpenEditor } from "@/components/features/editor/core/opened-editor";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { localToday } from "@/components/kit/i18n/local-day";
import { leaveTo } from "@/components/kit/shell/leave-to";
import { MenuCaption, MenuItem, MenuLink } from "@/components/kit/ui/menu";
import { LIMITS } from "@/contracts/limits";
import type { ResumeData } from "@/contracts/model/resume/data";

/** As many letters as a menu can show without becoming a list. */
const SHOWN = 5;

/** Lines of the resume's menu: write a letter that follows it, and the letters that already do. */
export function LetterItems({ editor: { store, runner } }: { editor: OpenEditor<ResumeData, ResumeCard> }) {
  const t = useTranslations("editor.letters");
  const { run } = useChange({ failure: "toast" });
  const { id: resumeId, name } = store.getState().card;
  const { data } = useQuery(queries.coverLetters.list.queryOptions({ input: { resumeId, limit: SHOWN } }));

  async function write() {
    await run(async () => {
      // The letter shows this resume's sender and looks, so they are saved first.
      await runner.flush();
      const letter = await api.coverLetters.create({
        name: t("nameFor", { name }).slice(0, LIMITS.name.max),
        resumeId,
        letterDate: localToday(),
        details: { form: "automatic" },
      });
      return leaveTo(`/letters/${letter.id}`);
    });
  }

  return (
    <>
      <MenuItem icon="envelope-simple" onClick={write}>
        {t("write")}
      </MenuItem>
      {data && data.items.length > 0 ? (
        <>
          <MenuCaption>{t("linked")}</MenuCaption>
          {data.items.map((letter) => (
            <MenuLink key={letter.id} icon="file-text" href={`/letters/${letter.id}`}>
              {letter.name}
            </MenuLink>
          ))}
        </>
      ) : null}
    </>
  );
}
