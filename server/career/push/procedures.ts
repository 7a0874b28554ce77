import { sessionIdOf } from "@/server/accounts/account/fresh-session";
import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { addDevice, listDevices, removeDevice } from "./devices";
import { readPush, savePushSettings } from "./settings";
import { testDevice } from "./test-device";

const { push: contract } = api;

export const push = {
  read: contract.read.handler(owned(readPush)),
  save: contract.save.handler(owned(savePushSettings)),
  devices: {
    list: contract.devices.list.handler(owned(listDevices)),
    add: contract.devices.add.handler(async ({ context, input }) => {
      const added = { subscription: input, userAgent: context.userAgent, sessionId: await sessionIdOf(context) };
      return addDevice(database(), ownerId(context), added, new Date());
    }),
    delete: contract.devices.delete.handler(owned((db, ownerId, { id }) => removeDevice(db, ownerId, id))),
    test: contract.devices.test.handler(owned((db, ownerId, { id }, now) => testDevice(db, ownerId, id, now))),
  },
};
