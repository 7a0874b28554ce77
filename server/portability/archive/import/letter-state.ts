import { z } from "zod";
import { type LetterState, letterTextFields } from "@/contracts/model/letter";
import { saveLetterState } from "@/domain/letters/save";
import { repair } from "@/domain/normalise/repair";
import { configuredOrigins } from "@/server/accounts/auth/auth";

const textsSchema = z.object(letterTextFields);
type Texts = z.infer<typeof textsSchema>;

const EMPTY: Texts = {
  name: "Cover letter",
  recipient: "",
  content: "",
  greeting: null,
  signOff: null,
  layout: "freeform",
  recipientName: "",
  recipientCompany: "",
  letterDate: null,
};

/** A state of a letter in an archive, as it is stored. Only its place marks it as one: bad and missing values fall back to defaults. */
export const incomingLetterState = (data: Readonly<Record<string, unknown>>): LetterState =>
  saveLetterState({ ...(repair(textsSchema, data, EMPTY) as Texts), style: data.style }, { ownOrigins: configuredOrigins() });
