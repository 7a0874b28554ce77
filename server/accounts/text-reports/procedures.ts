import { database } from "@/server/platform/db/client";
import { api } from "@/server/platform/orpc";
import { owned } from "@/server/platform/owned";
import { createTextReport, deleteTextReport, listTextReports } from "./service";

const { textReports: contract } = api;

export const textReports = {
  report: contract.report.handler(owned(createTextReport)),
  list: contract.list.handler(({ input }) => listTextReports(database(), input)),
  remove: contract.remove.handler(({ input }) => deleteTextReport(database(), input.reportId)),
};
