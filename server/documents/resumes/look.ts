import { knownLookChange } from "@/server/documents/templates/known-look";
import type { PrismaClient } from "@/server/platform/db/generated/client";
import { type LookChoice, lookOperations } from "@/typeset/apply-look";
import { type Patched, patchResume } from "./patch";

/** Applies the look of a template: a patch of the metadata, stored as one version. Throws BAD_REQUEST for an unknown palette. */
export const applyResumeLook = (
  db: PrismaClient,
  ownerId: string,
  { id, ...choice }: LookChoice & { id: string },
): Promise<Patched> => patchResume(db, ownerId, { id, operations: lookOperations(knownLookChange(choice)) });
