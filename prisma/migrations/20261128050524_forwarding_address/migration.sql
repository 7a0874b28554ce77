-- CreateTable
CREATE TABLE "forwarding_address" (
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "lastReceivedAt" TIMESTAMPTZ(3),
    "lastDroppedAt" TIMESTAMPTZ(3),
    "code" TEXT,
    "codeFor" TEXT,
    "codeAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "forwarding_address_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "forwarding_address_name_key" ON "forwarding_address"("name");

-- AddForeignKey
ALTER TABLE "forwarding_address" ADD CONSTRAINT "forwarding_address_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
