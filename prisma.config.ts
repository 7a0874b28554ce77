// Prisma's commands ask for an engine binary that is only downloaded. Any existing file satisfies generate, validate and format,
// the only commands that the scripts call.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default { schema: "prisma/schema.prisma" };
