import { appAddress } from "@/server/accounts/auth/programs/app-address";
import { actingFor } from "@/server/accounts/roles/act-as-admin";
import { invite, listInvitations, revokeInvitation } from "@/server/accounts/sign-ups/invitations";
import { setSignUps, signUpRules } from "@/server/accounts/sign-ups/sign-ups";
import { database } from "@/server/platform/db/client";
import { env } from "@/server/platform/env";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { checkAddress } from "./address-check";
import { confirmed } from "./confirmed";
import { testMail, testStorage } from "./instance-tests";
import { listActs } from "./log";
import { listPeople, readPerson } from "./people";
import { deletePerson, disablePerson, enablePerson, makeResetLink, setAdmin, signPersonOut } from "./people-acts";

const { admin: contract } = api;
const { people, instance } = contract;

export const admin = {
  people: {
    list: people.list.handler(({ input }) => listPeople(database(), input)),
    read: people.read.handler(({ input }) => readPerson(database(), input.userId)),
    disable: people.disable.handler(({ context, input }) => disablePerson(database(), actingFor(context), input.userId)),
    enable: people.enable.handler(({ context, input }) => enablePerson(database(), actingFor(context), input.userId)),
    signOut: people.signOut.handler(({ context, input }) => signPersonOut(database(), actingFor(context), input.userId)),
    resetLink: people.resetLink.handler(async ({ context, input }) =>
      makeResetLink(database(), await confirmed(context), input.userId, appAddress(context.headers), new Date()),
    ),
    setAdmin: people.setAdmin.handler(async ({ context, input }) =>
      setAdmin(database(), await confirmed(context), input.userId, input.isAdmin),
    ),
    remove: people.remove.handler(async ({ context, input }) => deletePerson(database(), await confirmed(context), input.userId)),
  },
  instance: {
    testMail: instance.testMail.handler(owned(testMail)),
    testStorage: instance.testStorage.handler(() => testStorage()),
    checkAddress: instance.checkAddress.handler(({ context, input }) =>
      checkAddress(input.origin, context.client, context.headers, env()),
    ),
  },
  readSettings: contract.readSettings.handler(async () => ({ signUps: await signUpRules(database()) })),
  writeSettings: contract.writeSettings.handler(({ context, input }) =>
    setSignUps(database(), actingFor(context), input.signUps),
  ),
  invite: contract.invite.handler(({ context, input }) =>
    invite(database(), actingFor(context), input.email ?? null, appAddress(context.headers), new Date()),
  ),
  invitations: contract.invitations.handler(({ input }) => listInvitations(database(), input, new Date())),
  revoke: contract.revoke.handler(({ context, input }) =>
    revokeInvitation(database(), actingFor(context), input.invitationId, new Date()),
  ),
  log: contract.log.handler(({ input }) => listActs(database(), input)),
};
