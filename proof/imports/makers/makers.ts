import type { Maker } from "@/proof/imports/makers/maker";
import { OFFICES_AND_SITES } from "@/proof/imports/makers/offices-and-sites";
import { TYPESETTERS } from "@/proof/imports/makers/typesetters";

/** The shapes of forty makers of resumes. None of them is a copy of a file of theirs. */
export const MAKERS: Readonly<Record<string, Maker>> = { ...TYPESETTERS, ...OFFICES_AND_SITES };
