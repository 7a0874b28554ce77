import { z } from "zod";
import { emptySchema, idSchema, owned, timestampSchema } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";

const TAGS = ["Account"];

/** What a program may ask for. Source: interface-details 1.14. */
export const PROGRAM_SCOPES = ["openid", "profile", "email", "offline_access", "api:read", "api:write", "api:delete"] as const;

const placeSchema = z.object({
  kind: z.enum(["site", "computer", "app"]).describe("A website, the computer of the browser, or an app with its own scheme."),
  name: z.string().describe("Host or scheme."),
});

export type ProgramPlace = z.infer<typeof placeSchema>;

export const programSchema = z
  .object({
    id: idSchema,
    name: z.string().describe("What the program calls itself."),
    places: z.array(placeSchema).describe("Where the program takes a person back to."),
    scopes: z.array(z.enum(PROGRAM_SCOPES)).describe("What it was allowed."),
    connectedAt: timestampSchema,
    lastUsedAt: timestampSchema.nullable().describe("At most a minute old."),
  })
  .describe("A program that may use this account.");

export type ConnectedProgram = z.infer<typeof programSchema>;

const list = owned
  .route({
    method: "GET",
    path: "/auth/programs",
    operationId: "listPrograms",
    tags: TAGS,
    summary: "List connected programs",
    description: "Programs that were allowed access to the account with OAuth, the newest first: at most 200.",
  })
  .output(z.array(programSchema))
  .meta({
    example: {
      output: [
        {
          id: EXAMPLE_ID,
          name: "Code editor",
          places: [{ kind: "computer", name: "127.0.0.1" }],
          scopes: ["api:read", "api:write"],
          connectedAt: "2026-03-01T09:30:00.000Z",
          lastUsedAt: "2026-03-02T08:00:00.000Z",
        },
      ],
    },
  });

const disconnect = owned
  .route({
    method: "DELETE",
    path: "/auth/programs/{id}",
    operationId: "deleteProgram",
    tags: TAGS,
    summary: "Disconnect a program",
    description: "Takes back what the program was allowed. Its tokens stop working immediately.",
  })
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ empty: true, limit: "mutation", example: { input: { id: EXAMPLE_ID } } });

export const programs = { list, disconnect };
