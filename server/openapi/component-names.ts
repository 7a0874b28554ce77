import type { z } from "zod";
import { accountExportSchema, exportedUserSchema } from "@/contracts/model/account-export";
import { checkFindingSchema, checkReportSchema } from "@/contracts/model/check-report";
import { documentEntrySchema } from "@/contracts/model/document";
import { fitSchema } from "@/contracts/model/fit";
import { jobMatchSchema, jobMatchTermSchema } from "@/contracts/model/job-match";
import {
  letterDesignChangeSchema,
  letterDocumentSchema,
  letterMetadataSchema,
  letterStyleSchema,
} from "@/contracts/model/letter";
import { patchOperationSchema } from "@/contracts/model/patch-operation";
import { pdfCheckReportSchema } from "@/contracts/model/pdf-check-report";
import { resumeEntrySchema } from "@/contracts/model/resume/resume";
import { SECTION_KEYS } from "@/contracts/model/resume/sections/registry";
import { letterVersionEntrySchema, resumeVersionEntrySchema } from "@/contracts/model/version";

/** Schemas that have a name of their own in the document, wherever they stand. */
export const NAMED_SCHEMAS: Record<string, z.ZodType> = {
  ResumeEntry: resumeEntrySchema,
  DocumentEntry: documentEntrySchema,
  ResumeVersion: resumeVersionEntrySchema,
  CoverLetterVersion: letterVersionEntrySchema,
  CoverLetterStyle: letterStyleSchema,
  CoverLetterMetadata: letterMetadataSchema,
  CoverLetterDesignChange: letterDesignChangeSchema,
  CoverLetterDocument: letterDocumentSchema,
  PatchOperation: patchOperationSchema,
  CheckReport: checkReportSchema,
  CheckFinding: checkFindingSchema,
  JobMatch: jobMatchSchema,
  JobMatchTerm: jobMatchTermSchema,
  PdfCheckReport: pdfCheckReportSchema,
  Fit: fitSchema,
  ExportedUser: exportedUserSchema,
  AccountExport: accountExportSchema,
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Parts of resume data by where they stand in it. The same parts of what clients send get `Input` behind their name. */
export const RESUME_DATA_PARTS: Record<string, string> = {
  "/properties/picture": "Picture",
  "/properties/basics": "Basics",
  "/properties/basics/properties/website": "Website",
  "/properties/basics/properties/customFields/items": "CustomField",
  "/properties/summary": "SummarySection",
  "/properties/sections": "Sections",
  "/properties/customSections/items": "CustomSection",
  "/properties/metadata": "Metadata",
  ...Object.fromEntries(
    ["page", "layout", "design", "typography", "stylesheet", "check"].map((key) => [
      `/properties/metadata/properties/${key}`,
      { check: "CheckSettings" }[key] ?? capital(key),
    ]),
  ),
  "/properties/metadata/properties/layout/properties/pages/items": "LayoutPage",
  "/properties/metadata/properties/typography/properties/body": "Font",
  "/properties/metadata/properties/design/properties/level": "LevelDesign",
  "/properties/metadata/properties/design/properties/colors": "Colors",
  "/properties/metadata/properties/styleRules/items": "StyleRule",
  ...Object.fromEntries(
    SECTION_KEYS.flatMap((key) => {
      const section = `/properties/sections/properties/${key}`;
      return [
        [section, `${capital(key)}Section`],
        [`${section}/properties/items/items`, `${capital(key)}Item`],
      ];
    }),
  ),
  "/properties/sections/properties/experience/properties/items/items/properties/roles/items": "ExperienceRole",
  "/properties/sections/properties/experience/properties/items/items/properties/website": "ItemWebsite",
  "/properties/sections/properties/experience/properties/items/items/properties/dates": "Dates",
};
