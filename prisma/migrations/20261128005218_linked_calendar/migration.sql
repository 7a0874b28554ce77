-- CreateTable
CREATE TABLE "calendar_account" (
    "userId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "sealedPassword" TEXT NOT NULL,
    "calendar" TEXT,
    "interviews" BOOLEAN NOT NULL,
    "followUps" BOOLEAN NOT NULL,
    "preparation" BOOLEAN NOT NULL,
    "busyCalendars" TEXT[],
    "syncToken" TEXT,
    "comparedAt" TIMESTAMPTZ(3),
    "nextReadAt" TIMESTAMPTZ(3) NOT NULL,
    "lease" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lastReadAt" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "calendar_account_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "linked_event" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "uid" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "applicationId" UUID NOT NULL,
    "href" TEXT NOT NULL,
    "etag" TEXT,
    "local" JSON NOT NULL,
    "entry" JSON,
    "remote" JSON,
    "sent" JSON,
    "question" JSON,
    "askedAt" TIMESTAMPTZ(3),

    CONSTRAINT "linked_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "busy_calendar" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "times" INTEGER[],

    CONSTRAINT "busy_calendar_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "calendar_account_nextReadAt_idx" ON "calendar_account"("nextReadAt");

-- CreateIndex
CREATE UNIQUE INDEX "linked_event_userId_uid_key" ON "linked_event"("userId", "uid");

-- CreateIndex
CREATE UNIQUE INDEX "busy_calendar_userId_url_key" ON "busy_calendar"("userId", "url");

-- AddForeignKey
ALTER TABLE "calendar_account" ADD CONSTRAINT "calendar_account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "linked_event" ADD CONSTRAINT "linked_event_userId_fkey" FOREIGN KEY ("userId") REFERENCES "calendar_account"("userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "busy_calendar" ADD CONSTRAINT "busy_calendar_userId_fkey" FOREIGN KEY ("userId") REFERENCES "calendar_account"("userId") ON DELETE CASCADE ON UPDATE CASCADE;
