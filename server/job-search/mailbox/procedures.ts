import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned, ownedPage } from "@/server/platform/owned";
import { ownerId } from "@/server/platform/request/context";
import { acceptProposal } from "./accept";
import { deleteForwarding, readForwarding, renewForwarding } from "./forwarding/address";
import { dismissProposal, listProposals } from "./proposals";
import { readNow } from "./read-now";
import { deleteMailbox, readMailbox, saveMailbox } from "./settings";
import { testMailbox } from "./test-mailbox";
import { stopWatching } from "./watch";

const { mailbox: contract, mailProposals: proposals } = api;

export const mailbox = {
  read: contract.read.handler(owned(readMailbox)),
  save: contract.save.handler(({ context, input }) => {
    stopWatching(ownerId(context));
    return saveMailbox(database(), ownerId(context), input, new Date());
  }),
  delete: contract.delete.handler(async ({ context }) => {
    stopWatching(ownerId(context));
    await deleteMailbox(database(), ownerId(context));
  }),
  test: contract.test.handler(owned(testMailbox)),
  forwarding: {
    read: contract.forwarding.read.handler(owned(readForwarding)),
    renew: contract.forwarding.renew.handler(owned(renewForwarding)),
    delete: contract.forwarding.delete.handler(owned(deleteForwarding)),
  },
  readNow: contract.readNow.handler(owned((db, ownerId, _input, now) => readNow(db, ownerId, now))),
};

export const mailProposals = {
  list: proposals.list.handler(ownedPage(listProposals)),
  accept: proposals.accept.handler(owned(acceptProposal)),
  dismiss: proposals.dismiss.handler(owned(dismissProposal)),
};
