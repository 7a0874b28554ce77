import { ownerId } from "@/server/context";
import { database } from "@/server/db/client";
import { api } from "@/server/orpc";
import { disconnectProgram, listPrograms } from "./service";

export const programs = {
  list: api.programs.list.handler(({ context }) => listPrograms(database(), ownerId(context))),
  disconnect: api.programs.disconnect.handler(({ context, input }) =>
    disconnectProgram(database(), ownerId(context), input.id, context),
  ),
};
