import type { PostingSource } from "@/contracts/model/posting-source";

/** The source with its most precise values. */
export const preciseSource = ({ precise, ...source }: PostingSource) => ({ ...source, ...precise });
