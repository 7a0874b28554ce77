import type { AccountExport } from "@/contracts/model/account-export";
import type { Resume } from "@/contracts/model/resume/resume";
import { listAllLetters } from "@/server/cover-letters/service";
import { db, first, sql } from "@/server/db/client";
import { failure } from "@/server/errors";
import { type ResumeRow, ROW_COLUMNS, toResume } from "@/server/resumes/rows";

type UserRow = Omit<AccountExport["user"], "username" | "displayUsername"> & {
  username: string | null;
  displayUsername: string | null;
};

/** Everything the account holds, Trash included, without secrets. */
export async function exportAccount(userId: string, now: Date): Promise<AccountExport> {
  const user = await first<UserRow>(
    db,
    sql`select id, name, email, username, "displayUsername", image, "emailVerified", "createdAt", "updatedAt" from "user" where id = ${userId}`,
  );
  if (!user) throw failure("NOT_FOUND");
  const username = user.username ?? "";
  return {
    exportedAt: now.toISOString(),
    user: { ...user, username, displayUsername: user.displayUsername ?? username },
    resumes: await listAllResumes(userId),
    coverLetters: await listAllLetters(userId),
    applications: [],
    career: NO_CAREER,
  };
}

async function listAllResumes(userId: string): Promise<Resume[]> {
  const rows = await db.query<ResumeRow>(
    sql`select ${ROW_COLUMNS} from resume where "userId" = ${userId} order by "createdAt", id`,
  );
  return rows.map(toResume);
}

/** This release keeps no career data yet; the export has its places all the same, so that readers need not change. */
const NO_CAREER: AccountExport["career"] = {
  profile: null,
  facts: [],
  stories: [],
  artifacts: [],
  schedules: [],
  notifications: [],
  threads: [],
  messages: [],
  attachments: [],
  opportunities: [],
  jobs: [],
  transcripts: [],
  workspaces: [],
};
