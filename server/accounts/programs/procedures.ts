import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { disconnectProgram, listPrograms } from "./service";

export const programs = {
  list: api.programs.list.handler(owned(listPrograms)),
  disconnect: api.programs.disconnect.handler(({ context, input }) =>
    disconnectProgram(database(), ownerId(context), input.id, context),
  ),
};
