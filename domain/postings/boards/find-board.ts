import { ashby } from "./ashby";
import { type Board, type BoardPosting, companyOfName, decoded, pathOf } from "./board";
import { greenhouse } from "./greenhouse";
import { lever } from "./lever";
import { recruitee } from "./recruitee";
import { smartrecruiters } from "./smartrecruiters";
import { workable } from "./workable";

// Personio serves XML; its pages carry JSON-LD with the same content.
const BOARDS: readonly Board[] = [greenhouse, lever, ashby, workable, smartrecruiters, recruitee];

/** The posting at a job board that serves JSON, if the link leads to one. */
export function findBoard(link: URL): BoardPosting | null {
  for (const board of BOARDS) {
    const posting = board(link);
    if (posting) return posting;
  }
  return null;
}

/** The company as the link of a board names it: several boards leave it out of their JSON. */
export function companyInLink(link: URL, { board }: BoardPosting): string {
  const inHost = board === "recruitee" || (board === "workable" && link.hostname !== "apply.workable.com");
  return companyOfName((inHost ? link.hostname.split(".")[0] : decoded(pathOf(link)[0])) ?? "");
}
