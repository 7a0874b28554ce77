import { call, ORIGIN } from "@/server/testing/instance";
import { asBearer } from "@/server/testing/program";

export const read = async (token: string) => (await call("GET", "/resumes", asBearer(token))).status;

export const errorIn = (address: string) => new URL(address, ORIGIN).searchParams.get("error");
