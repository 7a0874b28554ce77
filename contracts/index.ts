import { account } from "@/contracts/account";
import { instance } from "@/contracts/instance";
import { resumes } from "@/contracts/resumes";

/** The API's table of contents: every operation, once. Server, client, forms and the OpenAPI document are derived from it. */
export const contract = { instance, account, resumes };
