import type { Anonymity, AnonymityPreview } from "@/contracts/model/share-link";
import { candidateName } from "@/domain/share-links/anonymous/alias";
import { letterIdentity, resumeIdentity } from "@/domain/share-links/anonymous/identity";
import { retainedPlaces } from "@/domain/share-links/anonymous/keepable";
import { readLetterRow } from "@/server/documents/letters/read";
import { stateOf } from "@/server/documents/letters/rows";
import { readResume } from "@/server/documents/resumes/read";
import { runTask } from "@/server/documents/tasks/run-task";
import type { Db } from "@/server/platform/db/client";
import { failure } from "@/server/platform/errors";
import { printedParts } from "./shown";
import type { Target } from "./target";

/** What an anonymous link of the document as it is would remove. Throws NOT_FOUND. */
export async function previewAnonymity(
  db: Db,
  ownerId: string,
  { anonymity: wishes, ...target }: Target & { anonymity: Anonymity },
): Promise<AnonymityPreview> {
  const options = { alias: candidateName("…"), account: await ownAccount(db, ownerId), wishes };
  return target.type === "resume"
    ? runTask("previewOfResume", { data: (await readResume(db, ownerId, target.id)).data, options })
    : runTask("previewOfLetter", { letter: await letterOf(db, ownerId, target.id), options });
}

/** Throws BAD_REQUEST where something is to stay that says who the person is. */
export async function refuseUnkeepable(db: Db, ownerId: string, target: Target, { keep }: Anonymity): Promise<void> {
  if (keep.length === 0) return;
  const account = await ownAccount(db, ownerId);
  const { places } =
    target.type === "resume"
      ? resumeIdentity((await readResume(db, ownerId, target.id)).data, account)
      : letterIdentity(await letterOf(db, ownerId, target.id), account);
  const refused = keep.filter((words) => retainedPlaces(places, [words]).length === 0);
  if (refused.length > 0)
    throw failure("BAD_REQUEST", {
      message: `Only the town, region or country of your address can stay, not: ${refused.join(", ")}.`,
    });
}

const letterOf = async (db: Db, ownerId: string, id: string) => printedParts(stateOf(await readLetterRow(db, ownerId, id)));

/** What the account knows of its person. Throws NOT_FOUND. */
export async function ownAccount(db: Db, ownerId: string) {
  const user = await db.user.findUnique({ where: { id: ownerId }, select: { name: true, email: true, username: true } });
  if (!user) throw failure("NOT_FOUND");
  return { ...user, username: user.username ?? "" };
}
