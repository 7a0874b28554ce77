-- CreateTable
CREATE TABLE "deletion" (
    "userId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "subjectId" UUID NOT NULL,
    "subject" TEXT NOT NULL,

    CONSTRAINT "deletion_pkey" PRIMARY KEY ("userId","at","subjectId")
);

-- CreateIndex
CREATE INDEX "deletion_at_idx" ON "deletion"("at");

-- AddForeignKey
ALTER TABLE "deletion" ADD CONSTRAINT "deletion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Where the account itself is deleted, nobody is left to hear of it.
CREATE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "deletion" ("userId", "at", "subjectId", "subject")
    SELECT OLD."userId", date_trunc('milliseconds', clock_timestamp()), OLD."id", TG_ARGV[0] FROM "user" WHERE "id" = OLD."userId"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER "deleted_resume" AFTER DELETE ON "resume" FOR EACH ROW EXECUTE FUNCTION "note_deletion"('resume');
CREATE TRIGGER "deleted_letter" AFTER DELETE ON "cover_letter" FOR EACH ROW EXECUTE FUNCTION "note_deletion"('letter');
CREATE TRIGGER "deleted_application" AFTER DELETE ON "application" FOR EACH ROW EXECUTE FUNCTION "note_deletion"('application');
