"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DesignMetadata } from "@/components/features/editor/document-kind";
import { queries } from "@/components/kit/api/client";
import { type FontFamily, fontFamily } from "@/typeset/fonts/fonts";
import { ownFamily } from "@/typeset/fonts/own-fonts";

const NONE: readonly FontFamily[] = [];

/** The account's uploaded families, loaded only if needed. */
export function useOwnFamilies(isNeeded: boolean): readonly FontFamily[] {
  const { data } = useQuery(queries.fonts.list.queryOptions({ enabled: isNeeded, staleTime: 60_000 }));
  return useMemo(() => data?.map(ownFamily) ?? NONE, [data]);
}

/** Whether a document uses a family that is not bundled. */
export const namesOwnFamily = ({ typography }: DesignMetadata): boolean =>
  !(fontFamily(typography.body.fontFamily) && fontFamily(typography.heading.fontFamily));
