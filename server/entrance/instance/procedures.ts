import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { instanceReport } from "./instance-report";

export const readInstance = api.admin.instance.read.handler(() => instanceReport(database(), new Date()));
