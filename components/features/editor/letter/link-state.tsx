"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { isReadOnly } from "@/components/features/editor/core/store";
import { useEditor } from "@/components/features/editor/core/use-editor";
import { followResume, type LinkedPart, stopFollowing } from "@/components/features/editor/letter/links";
import { useLetter, useLetterStore } from "@/components/features/editor/letter/use-letter";
import { api, queries } from "@/components/kit/api/client";
import { useChange } from "@/components/kit/api/use-change";
import { Button, buttonLook } from "@/components/kit/ui/button";
import { Icon } from "@/components/kit/ui/icon";
import { Menu, MenuCaption, MenuChoice } from "@/components/kit/ui/menu";

/** Whether sender or design is linked to a resume, which one, and how to change that. */
export function LinkState({ part }: { part: LinkedPart }) {
  const t = useTranslations("editor.letter.links");
  const store = useLetterStore();
  const isFixed = useEditor(isReadOnly);
  const resumeId = useLetter((draft) => (draft[`${part}Linked`] ? draft.sourceResumeId : null));
  const resumes = useQuery(queries.resumes.list.queryOptions({ input: {} }));
  const name = resumes.data?.find(({ id }) => id === resumeId)?.name;
  const isLinked = resumeId !== null;
  return (
    <div className="text-sm">
      <p className="flex gap-2">
        <Icon name={isLinked ? "link-simple" : "link-break"} className="mt-0.5 text-muted-foreground" />
        <span className="min-w-0">
          {isLinked
            ? t.rich(`${part}Linked`, { name: name ?? "…", b: (text) => <b className="font-medium">{text}</b> })
            : t(`${part}Own`)}
        </span>
      </p>
      <div className="mt-1.5 flex flex-wrap gap-x-1 gap-y-1.5 ps-6">
        {isLinked ? (
          <>
            <a href={`/resumes/${resumeId}`} className={buttonLook({ size: "sm" })}>
              <Icon name="arrow-square-out" size="sm" />
              {t("editInResume")}
            </a>
            <Button size="sm" disabled={isFixed} onClick={() => stopFollowing(store, part)}>
              <Icon name="link-break" size="sm" />
              {t("unlink")}
            </Button>
          </>
        ) : null}
        {resumes.data && resumes.data.length > (isLinked ? 1 : 0) ? (
          <ResumeMenu part={part} resumeId={resumeId} resumes={resumes.data} isFixed={isFixed} />
        ) : null}
      </div>
    </div>
  );
}

type ResumeMenuProps = {
  part: LinkedPart;
  resumeId: string | null;
  resumes: readonly { id: string; name: string }[];
  isFixed: boolean;
};

function ResumeMenu({ part, resumeId, resumes, isFixed }: ResumeMenuProps) {
  const t = useTranslations("editor.letter.links");
  const { run } = useChange({ failure: "toast" });
  const store = useLetterStore();
  // A letter has one resume at most: the other part, if linked, switches too.
  const goesAlong = useLetter((draft) => (part === "sender" ? draft.designLinked : draft.senderLinked));

  async function follow(id: string) {
    await run(async () => {
      const { data } = await api.resumes.read({ id });
      followResume(store, part, { id, data });
    });
  }

  return (
    <Menu
      trigger={
        <Button size="sm" variant={resumeId === null ? "outline" : "ghost"} disabled={isFixed}>
          {t(resumeId === null ? "follow" : "another")}
          <Icon name="caret-down" size="xs" />
        </Button>
      }
    >
      {goesAlong ? <MenuCaption>{t(part === "sender" ? "designGoesAlong" : "senderGoesAlong")}</MenuCaption> : null}
      <MenuChoice
        label={t("resumes")}
        value={resumeId ?? ""}
        onChange={follow}
        options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Menu>
  );
}
