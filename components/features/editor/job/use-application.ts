"use client";

import { useQuery } from "@tanstack/react-query";
import { useEditor, useOpenEditor } from "@/components/features/editor/core/use-editor";
import { useTimeAfterPage } from "@/components/features/editor/panels/use-time-after-page";
import { queries } from "@/components/kit/api/client";

/** The application that the open document is for, with company and role; nothing is requested before the first page is on screen. */
export function useApplicationName() {
  const { kind } = useOpenEditor();
  const id = useEditor((state) => state.card.id);
  const enabled = useTimeAfterPage();
  const { data } = useQuery({ ...queries.documents.list.queryOptions({ input: { trashed: false } }), enabled });
  return data?.find((entry) => entry.type === kind.name && entry.id === id)?.application ?? null;
}

/** The whole application that the open document is for. */
export function useApplication() {
  const id = useApplicationName()?.id ?? "";
  const { data } = useQuery({ ...queries.applications.read.queryOptions({ input: { id } }), enabled: id !== "" });
  return data ?? null;
}
