-- CreateTable
CREATE TABLE "web_access" (
    "userId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "sealedKey" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "web_access_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "web_access" ADD CONSTRAINT "web_access_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
