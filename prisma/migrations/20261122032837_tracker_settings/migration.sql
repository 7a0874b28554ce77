-- CreateTable
CREATE TABLE "tracker_settings" (
    "userId" UUID NOT NULL,
    "silenceDays" INTEGER NOT NULL DEFAULT 30,
    "avoidCompanies" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "tracker_settings_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "tracker_settings" ADD CONSTRAINT "tracker_settings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
