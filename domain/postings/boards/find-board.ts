import { ashby } from "./ashby";
import { bamboohr } from "./bamboohr";
import { type Board, type BoardPosting, companyOfName, decoded, pathOf } from "./board";
import { greenhouse } from "./greenhouse";
import { lever } from "./lever";
import { recruitee } from "./recruitee";
import { smartrecruiters } from "./smartrecruiters";
import { workable } from "./workable";
import { workday } from "./workday";

// Pages of Personio, Teamtailor, join and iCIMS carry JSON-LD with the same content.
const BOARDS: readonly Board[] = [greenhouse, lever, ashby, workable, smartrecruiters, recruitee, workday, bamboohr];

/** The posting at a job board that serves JSON, if the link leads to one. */
export function findBoard(link: URL): BoardPosting | null {
  for (const board of BOARDS) {
    const posting = board(link);
    if (posting) return posting;
  }
  return null;
}

/** Boards where each company has a separate host. */
const IN_HOST = new Set(["recruitee", "workday", "bamboohr"]);

/** The company as the link of a board names it: several boards leave it out of their JSON. */
export function companyInLink(link: URL, { board }: BoardPosting): string {
  const inHost = IN_HOST.has(board) || (board === "workable" && link.hostname !== "apply.workable.com");
  return companyOfName((inHost ? link.hostname.split(".")[0] : decoded(pathOf(link)[0])) ?? "");
}
