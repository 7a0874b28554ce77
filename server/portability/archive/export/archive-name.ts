/** The name of an archive's file, by its day. */
export const archiveName = (now: Date) => `dossier-${now.toISOString().slice(0, 10)}.zip`;
