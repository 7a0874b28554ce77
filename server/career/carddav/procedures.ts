import { compareNow } from "@/server/career/dav/runner";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { ADDRESS_BOOKS } from "./runner";
import { deleteLinkedContacts, readLinkedContacts, saveLinkedContacts } from "./settings";
import { suggestPeople } from "./suggest";
import { testContacts } from "./test-contacts";

const { linkedContacts: contract } = api;

export const linkedContacts = {
  read: contract.read.handler(owned(readLinkedContacts)),
  save: contract.save.handler(owned(saveLinkedContacts)),
  delete: contract.delete.handler(owned(deleteLinkedContacts)),
  test: contract.test.handler(owned(testContacts)),
  writeNow: contract.writeNow.handler(owned((db, ownerId, _input, now) => compareNow(db, ADDRESS_BOOKS, ownerId, now))),
  suggest: contract.suggest.handler(owned(suggestPeople)),
};
