import { account } from "@/server/account/procedures";
import { instance } from "@/server/instance/procedures";
import { api } from "@/server/orpc";
import { resumes } from "@/server/resumes/procedures";

/** Every operation of the contract with its handler; a missing one does not compile. */
export const router = api.router({ instance, account, resumes });
