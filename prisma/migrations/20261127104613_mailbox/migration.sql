-- CreateTable
CREATE TABLE "mailbox" (
    "userId" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "port" INTEGER NOT NULL,
    "security" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "sealedPassword" TEXT NOT NULL,
    "folders" TEXT[],
    "since" DATE NOT NULL,
    "nextReadAt" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "watcher" UUID,
    "watchUntil" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lastReadAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailbox_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "mailbox_folder" (
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "uidValidity" TEXT NOT NULL,
    "lastUid" BIGINT NOT NULL,

    CONSTRAINT "mailbox_folder_pkey" PRIMARY KEY ("userId","name")
);

-- CreateTable
CREATE TABLE "mail_proposal" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "mailKey" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "authenticated" TEXT NOT NULL,
    "applicationId" UUID,
    "isSure" BOOLEAN NOT NULL,
    "suggestedIds" UUID[],
    "interview" JSON,
    "state" TEXT NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mailbox_nextReadAt_idx" ON "mailbox"("nextReadAt");

-- CreateIndex
CREATE INDEX "mail_proposal_userId_receivedAt_id_idx" ON "mail_proposal"("userId", "receivedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mail_proposal_userId_messageId_idx" ON "mail_proposal"("userId", "messageId");

-- CreateIndex
CREATE INDEX "mail_proposal_applicationId_idx" ON "mail_proposal"("applicationId");

-- CreateIndex
CREATE UNIQUE INDEX "mail_proposal_userId_mailKey_key" ON "mail_proposal"("userId", "mailKey");

-- AddForeignKey
ALTER TABLE "mailbox" ADD CONSTRAINT "mailbox_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mailbox_folder" ADD CONSTRAINT "mailbox_folder_userId_fkey" FOREIGN KEY ("userId") REFERENCES "mailbox"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_proposal" ADD CONSTRAINT "mail_proposal_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_proposal" ADD CONSTRAINT "mail_proposal_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;
