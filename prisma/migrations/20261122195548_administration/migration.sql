-- AlterTable
ALTER TABLE "user" ADD COLUMN     "disabledAt" TIMESTAMPTZ(3),
ADD COLUMN     "isAdmin" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "lastSeenAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "email" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_act" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "actorId" UUID,
    "actorName" TEXT NOT NULL,
    "subjectId" UUID,
    "subjectName" TEXT,
    "detail" TEXT,
    "address" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_act_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitation_tokenHash_key" ON "invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "invitation_createdAt_id_idx" ON "invitation"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "admin_act_at_id_idx" ON "admin_act"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_createdAt_id_idx" ON "user"("createdAt" DESC, "id" DESC);

-- Since when an account is disabled follows from the ban, also when that is set by hand.
UPDATE "user" SET "disabledAt" = now() WHERE "banned";

CREATE FUNCTION "date_ban"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."disabledAt" := CASE WHEN NEW."banned" THEN now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER "user_ban_dated" BEFORE UPDATE OF "banned" ON "user" FOR EACH ROW
  WHEN (NEW."banned" <> OLD."banned") EXECUTE FUNCTION "date_ban"();

-- An instance that has accounts gets an administrator: the account that is there longest.
UPDATE "user" SET "isAdmin" = true WHERE "id" = (SELECT "id" FROM "user" WHERE NOT "banned" ORDER BY "createdAt", "id" LIMIT 1);
