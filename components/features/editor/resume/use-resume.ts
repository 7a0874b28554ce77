"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { documentOf, type EditorState, type EditorStore } from "@/components/features/editor/core/store";
import { opened } from "@/components/features/editor/core/use-editor";
import type { ResumeCard } from "@/components/features/editor/resume/resume-kind";
import type { ResumeData } from "@/contracts/model/resume/data";

export type ResumeStore = EditorStore<ResumeData, ResumeCard>;

export const ResumeContext = createContext<ResumeStore | null>(null);

export function useResumeStore(): ResumeStore {
  return opened(useContext(ResumeContext));
}

/** A part of the state of the open resume. */
export function useResumeEditor<Part>(select: (state: EditorState<ResumeData, ResumeCard>) => Part): Part {
  return useStore(useResumeStore(), select);
}

/** A part of the open resume. */
export function useResume<Part>(select: (document: ResumeData) => Part): Part {
  return useResumeEditor((state) => select(documentOf(state)));
}
