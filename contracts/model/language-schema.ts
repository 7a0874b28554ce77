import { z } from "zod";
import { LANGUAGES, type Language } from "@/contracts/model/languages";

export const languageSchema = z.enum(Object.keys(LANGUAGES) as [Language, ...Language[]]);
