import { z } from "zod";
import { resumeDataSchema } from "@/contracts/model/resume/data";
import { singleton } from "@/server/platform/singleton";

/** The JSON Schema of resume data, as stored and returned. */
export const resumeJsonSchema = () =>
  singleton("resume-json-schema", () =>
    z.toJSONSchema(resumeDataSchema, { target: "draft-2020-12", unrepresentable: "any", io: "output" }),
  );
