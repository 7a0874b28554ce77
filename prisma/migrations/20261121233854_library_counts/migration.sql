-- CreateTable
CREATE TABLE "resume_tag" (
    "resumeId" UUID NOT NULL,
    "tag" TEXT NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "resume_tag_pkey" PRIMARY KEY ("resumeId","tag")
);

-- CreateTable
CREATE TABLE "document_count" (
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "slot" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "document_count_pkey" PRIMARY KEY ("userId","kind","slot")
);

-- CreateIndex
CREATE INDEX "resume_tag_userId_tag_idx" ON "resume_tag"("userId", "tag");

-- AddForeignKey
ALTER TABLE "resume_tag" ADD CONSTRAINT "resume_tag_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_count" ADD CONSTRAINT "document_count_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is stored already.
INSERT INTO "resume_tag" ("resumeId", "userId", "tag")
SELECT DISTINCT "id", "userId", unnest("tags") FROM "resume" WHERE "trashedAt" IS NULL;
INSERT INTO "document_count" ("userId", "kind", "slot", "count")
SELECT "userId", "kind", 0, count(*) FROM (
  SELECT "userId", CASE WHEN "trashedAt" IS NULL THEN 'resume' ELSE 'trash' END AS "kind" FROM "resume"
  UNION ALL SELECT "userId", CASE WHEN "trashedAt" IS NULL THEN 'letter' ELSE 'trash' END FROM "cover_letter"
) d GROUP BY 1, 2;

-- The name of the kind outside Trash is the triggers' argument. New documents come one by one and many at once; others go by hundreds.
CREATE FUNCTION document_count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "document_count" AS c ("userId", "kind", "slot", "count")
  VALUES (new."userId", CASE WHEN new."trashedAt" IS NULL THEN TG_ARGV[0] ELSE 'trash' END, floor(random() * 32)::int, 1)
  ON CONFLICT ("userId", "kind", "slot") DO UPDATE SET "count" = c."count" + 1;
  RETURN NULL;
END $$;

CREATE FUNCTION document_count_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "restored" int := CASE WHEN new."trashedAt" IS NULL THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO "document_count" AS c ("userId", "kind", "slot", "count")
  VALUES (new."userId", TG_ARGV[0], floor(random() * 32)::int, "restored"), (new."userId", 'trash', floor(random() * 32)::int, -"restored")
  ON CONFLICT ("userId", "kind", "slot") DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION document_count_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An account that is being deleted takes its counts along.
  INSERT INTO "document_count" AS c ("userId", "kind", "slot", "count")
  SELECT u."id", d."kind", floor(random() * 32)::int, -d."number" FROM (
    SELECT "userId", CASE WHEN "trashedAt" IS NULL THEN TG_ARGV[0] ELSE 'trash' END AS "kind", count(*)::int AS "number"
    FROM "deleted" GROUP BY 1, 2) d JOIN "user" u ON u."id" = d."userId" ORDER BY 1, 2
  ON CONFLICT ("userId", "kind", "slot") DO UPDATE SET "count" = c."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE TRIGGER document_count_inserted AFTER INSERT ON "resume"
  FOR EACH ROW EXECUTE FUNCTION document_count_inserted('resume');
CREATE TRIGGER document_count_moved AFTER UPDATE OF "trashedAt" ON "resume"
  FOR EACH ROW WHEN ((old."trashedAt" IS NULL) <> (new."trashedAt" IS NULL)) EXECUTE FUNCTION document_count_moved('resume');
CREATE TRIGGER document_count_deleted AFTER DELETE ON "resume" REFERENCING OLD TABLE AS "deleted"
  FOR EACH STATEMENT EXECUTE FUNCTION document_count_deleted('resume');
CREATE TRIGGER document_count_inserted AFTER INSERT ON "cover_letter"
  FOR EACH ROW EXECUTE FUNCTION document_count_inserted('letter');
CREATE TRIGGER document_count_moved AFTER UPDATE OF "trashedAt" ON "cover_letter"
  FOR EACH ROW WHEN ((old."trashedAt" IS NULL) <> (new."trashedAt" IS NULL)) EXECUTE FUNCTION document_count_moved('letter');
CREATE TRIGGER document_count_deleted AFTER DELETE ON "cover_letter" REFERENCING OLD TABLE AS "deleted"
  FOR EACH STATEMENT EXECUTE FUNCTION document_count_deleted('letter');

-- Deleted resumes take their tags along by the foreign key.
CREATE FUNCTION resume_tag_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM "resume_tag" WHERE "resumeId" = new."id";
  END IF;
  INSERT INTO "resume_tag" ("resumeId", "userId", "tag")
  SELECT DISTINCT new."id", new."userId", unnest(new."tags") WHERE new."trashedAt" IS NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER resume_tag_inserted AFTER INSERT ON "resume" FOR EACH ROW
  WHEN (new."tags" <> '{}') EXECUTE FUNCTION resume_tag_changed();
CREATE TRIGGER resume_tag_changed AFTER UPDATE OF "tags", "trashedAt" ON "resume" FOR EACH ROW
  WHEN (old."tags" IS DISTINCT FROM new."tags" OR (old."trashedAt" IS NULL) <> (new."trashedAt" IS NULL))
  EXECUTE FUNCTION resume_tag_changed();
