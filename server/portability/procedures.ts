import { confirmed } from "@/server/accounts/admin/confirmed";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { ownerId } from "@/server/platform/request/context";
import { exportAccount } from "./account-export";
import { personArchive } from "./archive/export/person-archive";

// Operations of accounts and administrators that read every floor below. Over HTTP both are streamed (server/entrance/http/streaming.ts).

export const accountExport = api.account.export.handler(({ context }) => exportAccount(database(), ownerId(context), new Date()));

export const archiveOfPerson = api.admin.people.archive.handler(async ({ context, input }) => {
  const stream = await personArchive(database(), await confirmed(context), input.userId, new Date());
  return new File([await new Response(stream).blob()], "account.zip", { type: "application/zip" });
});
