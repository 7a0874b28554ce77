"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { api, queries } from "@/components/api/client";
import { useErrorText } from "@/components/api/error-text";
import { label } from "@/components/editor/edit-names";
import { cardOf, type OpenEditor } from "@/components/editor/open-editor";
import { takeOver } from "@/components/editor/take-over";
import { useEditor } from "@/components/editor/use-editor";
import { useVersionNames } from "@/components/editor/versions/version-names";
import { toast } from "@/components/ui/toast";
import type { ResumeVersionEntry } from "@/contracts/model/version";

/** As many as the list gives at once. */
const LISTED = 100;

/** The versions of the open resume and what can be done with them. Every deed says in a toast what happened, or why not. */
export function useVersions({ store, runner }: OpenEditor) {
  const t = useTranslations("editor.versions");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const { nameOf, timeOf } = useVersionNames();
  const resumeId = useEditor((state) => state.card.id);
  const savedState = useEditor((state) => state.saving.basedOn);
  const list = useQuery(queries.resumes.versions.list.queryOptions({ input: { resumeId, limit: LISTED } }));
  const reload = () => cache.invalidateQueries({ queryKey: queries.resumes.versions.list.key() });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every save may have made a version.
  useEffect(() => {
    void reload();
  }, [savedState]);

  /** What is typed belongs to the state that is named or replaced, so it goes to the server first. */
  async function isFlushed(): Promise<boolean> {
    await runner.flush();
    if (!runner.hasUnsaved()) return true;
    toast(t("notSaved"));
    return false;
  }

  async function attempt(work: () => Promise<string | undefined>): Promise<void> {
    try {
      const said = await work();
      if (said) toast(said);
    } catch (error) {
      toast(errorText(error));
    }
    await reload();
  }

  return {
    list,
    nameNow: (name: string) =>
      attempt(async () => {
        if (!(await isFlushed())) return;
        await api.resumes.versions.create({ resumeId, name });
        return t("named", { name });
      }),
    rename: ({ id }: ResumeVersionEntry, name: string) =>
      attempt(async () => {
        await api.resumes.versions.rename({ resumeId, versionId: id, name });
        return undefined;
      }),
    remove: (version: ResumeVersionEntry) =>
      attempt(async () => {
        await api.resumes.versions.delete({ resumeId, versionId: version.id });
        return t("deleted", { name: nameOf(version) });
      }),
    /** Puts a version back: on the server with both states kept, here as an edit that Undo takes back. */
    restore: (version: ResumeVersionEntry) =>
      attempt(() =>
        runner.exclusively(async () => {
          if (!(await isFlushed())) return undefined;
          const restored = await api.resumes.versions.restore({ resumeId, versionId: version.id });
          const { edit, setCard, undo } = store.getState();
          setCard(cardOf(restored));
          await runner.adopt(restored, (data) => {
            edit(label("restoreVersion", version.id), (draft) => takeOver(draft, data));
          });
          toast(t("restored", { time: timeOf(version), kept: t("kinds.before-restore") }), { label: t("undo"), onClick: undo });
          return undefined;
        }),
      ),
  };
}
