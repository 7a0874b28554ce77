import { z } from "zod";
import { emptySchema, idSchema, owned, routesOf } from "@/contracts/base";
import { EXAMPLE_ID } from "@/contracts/example-id";
import { LIMITS } from "@/contracts/limits";

const route = routesOf("Fonts");

const faceSchema = z.object({
  id: idSchema,
  weight: z.number().int().min(100).max(900).describe("A multiple of 100: 400 is regular, 700 is bold."),
  italic: z.boolean(),
  fileName: z.string().describe("Name of the uploaded file."),
  size: z.number().int().min(1).describe("Size of the stored TrueType or OpenType file in bytes."),
  url: z.string().describe("Where you can read the stored file while signed in."),
});

export const ownFontFamilySchema = z.object({
  family: z.string().describe("The name to use as `fontFamily` in a document."),
  engineName: z.string().describe("The name of the family in the typesetting engine."),
  kind: z.enum(["serif", "sans"]).describe("Decides which fallback font supplies missing characters."),
  scripts: z.array(z.string()).describe("Supported writing systems, such as `latin` or `cyrillic`."),
  faces: z.array(faceSchema).min(1),
});
export type OwnFontFamily = z.infer<typeof ownFontFamilySchema>;

const at = `/uploads/019bef5a/fonts/${EXAMPLE_ID}.ttf`;
const FAMILY = {
  family: "Harbour Grotesk",
  engineName: "own 481516234242",
  kind: "sans",
  scripts: ["latin", "latin-extended"],
  faces: [{ id: EXAMPLE_ID, weight: 400, italic: false, fileName: "HarbourGrotesk-Regular.woff2", size: 84_120, url: at }],
} satisfies OwnFontFamily;

const list = owned
  .route(route("GET", "/fonts", "listFonts", "List your fonts", "The families you uploaded, with their faces, by name."))
  .output(z.array(ownFontFamilySchema))
  .meta({ example: { output: [FAMILY] } });

const upload = owned
  .route(
    route(
      "POST",
      "/fonts",
      "uploadFont",
      "Upload a font",
      "Adds one face of a custom family: a TrueType, OpenType, WOFF or WOFF2 file, at most 40 faces per account. Family, weight and style are read from the file; uploading the same face again replaces it. Rejects files whose licence forbids embedding, variable fonts, collections, and families that come with Dossier; `data.reason` is the reason.",
    ),
  )
  .input(z.object({ file: z.file().max(LIMITS.fileBytes).describe("At most 10 MiB.") }))
  .output(ownFontFamilySchema.describe("The family the face was added to."))
  .meta({ limit: "upload", upload: true, example: { output: FAMILY } });

const remove = owned
  .route(
    route(
      "DELETE",
      "/fonts/{id}",
      "deleteFont",
      "Delete a font",
      "Deletes one face. When no face is left, documents that use the family print in a bundled one and say so.",
    ),
  )
  .input(z.object({ id: idSchema }))
  .output(emptySchema)
  .meta({ limit: "fileDelete", empty: true });

export const fonts = { list, upload, delete: remove };
