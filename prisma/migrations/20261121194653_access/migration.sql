-- CreateTable
CREATE TABLE "used_code" (
    "userId" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "used_code_pkey" PRIMARY KEY ("userId","code")
);

-- CreateTable
CREATE TABLE "known_device" (
    "userId" UUID NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("userId","tokenHash")
);

-- CreateTable
CREATE TABLE "account_event" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT,
    "device" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ended_access" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "ended_access_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "growing_delay" (
    "key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 1,
    "isRefused" BOOLEAN NOT NULL DEFAULT false,
    "allowedAt" TIMESTAMPTZ(3) NOT NULL,
    "lastAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "growing_delay_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "account_event_userId_at_id_idx" ON "account_event"("userId", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "account_event_at_idx" ON "account_event"("at");

-- CreateIndex
CREATE INDEX "ended_access_at_idx" ON "ended_access"("at");

-- CreateIndex
CREATE INDEX "growing_delay_lastAt_idx" ON "growing_delay"("lastAt");

-- AddForeignKey
ALTER TABLE "used_code" ADD CONSTRAINT "used_code_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_event" ADD CONSTRAINT "account_event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever ends an access, and by whatever way, leaves a row here; every instance reads them within half a second.
CREATE FUNCTION "note_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_access" ("userId") SELECT DISTINCT "userId" FROM "gone";
  RETURN NULL;
END $$;

CREATE FUNCTION "note_ended_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_access" ("userId") SELECT DISTINCT "referenceId" FROM "gone";
  RETURN NULL;
END $$;

CREATE FUNCTION "note_changed_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_access" ("userId") VALUES (OLD."userId");
  RETURN NULL;
END $$;

CREATE FUNCTION "note_changed_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_access" ("userId") VALUES (OLD."referenceId");
  RETURN NULL;
END $$;

CREATE FUNCTION "note_ended_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_access" ("userId") VALUES (OLD."id");
  RETURN NULL;
END $$;

-- A banned user keeps no session.
CREATE FUNCTION "end_banned_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ended_access" ("userId") VALUES (OLD."id");
  DELETE FROM "session" WHERE "userId" = OLD."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "session_ended" AFTER DELETE ON "session"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_ended_session"();

-- Prolonging a session ends nothing; cutting it short does, and so does giving it to somebody else.
CREATE TRIGGER "session_cut_short" AFTER UPDATE ON "session" FOR EACH ROW
  WHEN (NEW."expiresAt" < OLD."expiresAt" OR NEW."userId" <> OLD."userId" OR NEW."token" <> OLD."token")
  EXECUTE FUNCTION "note_changed_session"();

CREATE TRIGGER "apikey_ended" AFTER DELETE ON "apikey"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "note_ended_key"();

-- When a key was last used is written all the time and ends nothing.
CREATE TRIGGER "apikey_changed" AFTER UPDATE ON "apikey" FOR EACH ROW
  WHEN (
    OLD."enabled" IS DISTINCT FROM NEW."enabled" OR OLD."expiresAt" IS DISTINCT FROM NEW."expiresAt"
    OR OLD."permissions" IS DISTINCT FROM NEW."permissions" OR OLD."key" <> NEW."key" OR OLD."referenceId" <> NEW."referenceId"
  )
  EXECUTE FUNCTION "note_changed_key"();

CREATE TRIGGER "user_ended" AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION "note_ended_user"();

CREATE TRIGGER "user_banned" AFTER UPDATE ON "user" FOR EACH ROW
  WHEN (NEW."banned" AND NOT OLD."banned") EXECUTE FUNCTION "end_banned_user"();

-- Names of earlier versions had no bound; they travel in a cookie with every request.
UPDATE "user" SET "name" = left(btrim("name"), 100) WHERE length("name") > 100;
UPDATE "user" SET "name" = coalesce("username", 'Unnamed') WHERE btrim("name") = '';
UPDATE "user" SET "displayUsername" = "username" WHERE length("displayUsername") > 64;
UPDATE "user" SET "image" = NULL WHERE length("image") > 2048;
UPDATE "passkey" SET "name" = left("name", 64) WHERE length("name") > 64;
UPDATE "apikey" SET "name" = left("name", 64) WHERE length("name") > 64;
