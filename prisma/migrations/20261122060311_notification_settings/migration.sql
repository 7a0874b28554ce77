-- CreateTable
CREATE TABLE "notification_setting" (
    "userId" UUID NOT NULL,
    "mail" TEXT NOT NULL DEFAULT 'each',
    "timezone" TEXT NOT NULL DEFAULT 'UTC',

    CONSTRAINT "notification_setting_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "notification_setting" ADD CONSTRAINT "notification_setting_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
