import type { Duplicate, PostingFields, SaveResult } from "@/clients/extension/src/requests";
import { Failure } from "./failure";
import { merged } from "./merged";
import { type Captured, createApplication, fieldsOf, readPosting } from "./posting";
import { addWaiting } from "./queue";
import { setApplication } from "./store";
import { callInTab } from "./tab";

export const captureTab = async (tabId: number): Promise<Captured> => merged(await callInTab(tabId, "capture", []));

/** Saves the posting of a tab, unless it is known already or lacks what an application needs. Without the server it waits here. */
export async function savePosting(tabId: number, corrected: PostingFields | null = null): Promise<SaveResult> {
  const captured = await captureTab(tabId);
  try {
    const posting = await readPosting(captured);
    const fields = corrected ?? fieldsOf(posting);
    const shown = { posting: fields, duplicates: posting.duplicates, listedSince: captured.listedSince };
    const isSure =
      fields.company.trim() !== "" && fields.role.trim() !== "" && (corrected !== null || posting.duplicates.length === 0);
    if (!isSure) {
      const [known] = posting.duplicates;
      if (known) await rememberApplication(tabId, known);
      return { kind: "undecided", ...shown };
    }
    const applicationId = await createApplication(captured, posting, fields);
    await rememberApplication(tabId, { applicationId, company: fields.company, role: fields.role });
    return { kind: "saved", applicationId, ...shown };
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "offline") throw error;
    await addWaiting(captured, corrected);
    return { kind: "waiting" };
  }
}

const rememberApplication = (tabId: number, { applicationId, company, role }: Omit<Duplicate, "status">) =>
  setApplication(tabId, { applicationId, company, role });
