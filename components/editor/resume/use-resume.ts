"use client";

import { createContext, useContext } from "react";
import { useStore } from "zustand";
import type { ResumeCard } from "@/components/editor/resume/resume-kind";
import { documentOf, type EditorState, type EditorStore } from "@/components/editor/store";
import { opened } from "@/components/editor/use-editor";
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
