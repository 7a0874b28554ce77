-- CreateTable
CREATE TABLE "archived_thing" (
    "userId" UUID NOT NULL,
    "originId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "localId" UUID NOT NULL,
    "applicationOriginId" TEXT,

    CONSTRAINT "archived_thing_pkey" PRIMARY KEY ("userId","originId")
);

-- CreateIndex
CREATE INDEX "archived_thing_userId_applicationOriginId_idx" ON "archived_thing"("userId", "applicationOriginId");

-- CreateIndex
CREATE INDEX "archived_thing_localId_idx" ON "archived_thing"("localId");

-- AddForeignKey
ALTER TABLE "archived_thing" ADD CONSTRAINT "archived_thing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
