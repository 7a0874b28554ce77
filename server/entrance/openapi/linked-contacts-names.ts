import { z } from "zod";
import { contract } from "@/contracts/index";
import { disconnectedSchema } from "@/contracts/model/dav-account";
import {
  bookPersonSchema,
  CONTACT_DIRECTIONS,
  foundAddressBookSchema,
  linkedContactsInput,
  linkedContactsSchema,
} from "@/contracts/model/linked-contacts";
import { answerOf } from "./document-parts";

const { linkedContacts } = contract;

/** Named response schemas of the address book account. */
export const CONTACTS_ANSWERED_SCHEMAS: Record<string, z.ZodType> = {
  LinkedContacts: linkedContactsSchema,
  ContactsTest: answerOf(linkedContacts.test),
  FoundAddressBook: foundAddressBookSchema,
  AddressBookPerson: bookPersonSchema,
  SuggestedPeople: answerOf(linkedContacts.suggest),
  Disconnected: disconnectedSchema,
};

/** Named request schemas, and enums used on both sides. */
export const CONTACTS_SENT_SCHEMAS: Record<string, z.ZodType> = {
  LinkedContactsInput: linkedContactsInput,
  ContactDirection: z.enum(CONTACT_DIRECTIONS),
};
