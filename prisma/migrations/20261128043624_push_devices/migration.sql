-- AlterTable
ALTER TABLE "notification_setting" ADD COLUMN     "pushKinds" TEXT[] DEFAULT ARRAY['interviews', 'answers', 'comments']::TEXT[],
ADD COLUMN     "quietFrom" TEXT,
ADD COLUMN     "quietTo" TEXT;

-- CreateTable
CREATE TABLE "push_device" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "sessionId" UUID,
    "endpointHash" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "userAgent" TEXT NOT NULL,
    "lastSentAt" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "notBefore" TIMESTAMPTZ(3),
    "leaseUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_message" (
    "id" UUID NOT NULL,
    "deviceId" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "notice" JSON NOT NULL,
    "url" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_device_endpointHash_key" ON "push_device"("endpointHash");

-- CreateIndex
CREATE INDEX "push_device_userId_idx" ON "push_device"("userId");

-- CreateIndex
CREATE INDEX "push_device_sessionId_idx" ON "push_device"("sessionId");

-- CreateIndex
CREATE INDEX "push_message_dueAt_idx" ON "push_message"("dueAt");

-- CreateIndex
CREATE INDEX "push_message_createdAt_idx" ON "push_message"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "push_message_deviceId_key_key" ON "push_message"("deviceId", "key");

-- AddForeignKey
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_message" ADD CONSTRAINT "push_message_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "push_device"("id") ON DELETE CASCADE ON UPDATE CASCADE;
