-- CreateTable
CREATE TABLE "contacts_account" (
    "userId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "sealedPassword" TEXT NOT NULL,
    "addressBook" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "comparedAt" TIMESTAMPTZ(3),
    "nextReadAt" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lastReadAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contacts_account_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "linked_card" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "href" TEXT NOT NULL,
    "etag" TEXT,
    "keys" TEXT[],
    "applications" TEXT[],
    "local" JSON NOT NULL,
    "sent" JSON,

    CONSTRAINT "linked_card_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "contacts_account_nextReadAt_idx" ON "contacts_account"("nextReadAt");

-- CreateIndex
CREATE INDEX "linked_card_userId_idx" ON "linked_card"("userId");

-- AddForeignKey
ALTER TABLE "contacts_account" ADD CONSTRAINT "contacts_account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linked_card" ADD CONSTRAINT "linked_card_userId_fkey" FOREIGN KEY ("userId") REFERENCES "contacts_account"("userId") ON DELETE CASCADE ON UPDATE CASCADE;
