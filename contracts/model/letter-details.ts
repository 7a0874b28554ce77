import { z } from "zod";
import { LIMITS } from "@/contracts/limits";
import { LETTER_FORMS } from "@/contracts/model/letter-forms";

const line = (description: string) => z.string().max(LIMITS.letter.addressLine).optional().describe(description);

export const letterAddressSchema = z
  .object({
    street: line("Street and number, or a post office box."),
    postcode: line("Postal code."),
    city: line("Town, with its state or province where addresses name it."),
    country: line("Country. Printed only when sender and recipient are in different countries."),
  })
  .describe("A postal address. Its parts are printed in the order of its country.");
export type LetterAddress = z.infer<typeof letterAddressSchema>;

/**
 * What a letter has beyond the fields every client knows. A letter without it prints as it did before there were forms: laid out by
 * language and paper, where `automatic` also knows the Swiss and the Japanese form.
 */
export const letterDetailsSchema = z
  .object({
    form: z
      .enum(LETTER_FORMS)
      .optional()
      .describe("Form of a structured letter. `automatic` chooses it by the language and, for English, the paper."),
    subject: z
      .string()
      .max(LIMITS.letter.subject)
      .optional()
      .describe("Subject line, plain text. Printed where the form has it."),
    senderAddress: letterAddressSchema
      .optional()
      .describe("Address of the sender; printed instead of `style.basics.location` when it has a street, postcode or town."),
    recipientAddress: letterAddressSchema.optional().describe("Address of the recipient, printed below the name."),
    enclosures: z
      .array(z.string().max(LIMITS.letter.enclosure))
      .max(LIMITS.letter.enclosures)
      .optional()
      .describe("Enclosures, one text each, listed below the signature."),
  })
  .describe("Form, subject, addresses and enclosures of the letter.");
export type LetterDetails = z.infer<typeof letterDetailsSchema>;
