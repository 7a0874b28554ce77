import { z } from "zod";
import { owned, routesOf } from "@/contracts/base";

const route = routesOf("Applications");

export const APPLICATION_EXPORT_TYPES = { csv: "text/csv", json: "application/json" } as const;
export const CONTACT_EXPORT_TYPES = { csv: "text/csv", vcf: "text/vcard", json: "application/json" } as const;

const exportAll = owned
  .route(
    route(
      "GET",
      "/applications/exports/{format}",
      "exportApplications",
      "Export applications",
      "All applications as a file: `csv` is a table in UTF-8 that spreadsheets open and the import reads again, without cells that would run as formulas; `json` is the list as `GET /applications` returns it.",
    ),
  )
  .input(z.object({ format: z.enum(["csv", "json"]) }))
  .output(z.file())
  .meta({ produces: Object.values(APPLICATION_EXPORT_TYPES) });

const exportContacts = owned
  .route(
    route(
      "GET",
      "/applications/contacts/{format}",
      "exportApplicationContacts",
      "Export contacts",
      "The people of all applications, each once: `csv` is a table with their companies and applications, `json` the same as a list, `vcf` vCards of version 4.0 (RFC 6350) for address books.",
    ),
  )
  .input(z.object({ format: z.enum(["csv", "vcf", "json"]) }))
  .output(z.file())
  .meta({ produces: Object.values(CONTACT_EXPORT_TYPES) });

/** Applications and their people as files. */
export const applicationExports = { exportAll, exportContacts };
