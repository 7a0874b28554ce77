-- CreateTable
CREATE TABLE "share_link" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "resumeId" UUID,
    "coverLetterId" UUID,
    "applicationId" UUID,
    "label" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "passwordHash" TEXT,
    "isAnonymous" BOOLEAN NOT NULL DEFAULT false,
    "allowDownload" BOOLEAN NOT NULL DEFAULT true,
    "allowComments" BOOLEAN NOT NULL DEFAULT false,
    "versionId" UUID,
    "packed" BYTEA,
    "alias" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "downloads" INTEGER NOT NULL DEFAULT 0,
    "lastViewedOn" DATE,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_comment" (
    "id" UUID NOT NULL,
    "linkId" UUID NOT NULL,
    "author" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "anchor" JSON NOT NULL,
    "quote" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "suggestion" TEXT,
    "state" TEXT NOT NULL DEFAULT 'open',
    "secretHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "share_reply" (
    "id" UUID NOT NULL,
    "commentId" UUID NOT NULL,
    "author" TEXT,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_reply_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "share_link_userId_id_idx" ON "share_link"("userId", "id");

-- CreateIndex
CREATE INDEX "share_link_resumeId_idx" ON "share_link"("resumeId");

-- CreateIndex
CREATE INDEX "share_link_coverLetterId_idx" ON "share_link"("coverLetterId");

-- CreateIndex
CREATE INDEX "share_link_applicationId_idx" ON "share_link"("applicationId");

-- CreateIndex
CREATE INDEX "share_comment_linkId_id_idx" ON "share_comment"("linkId", "id");

-- CreateIndex
CREATE INDEX "share_reply_commentId_id_idx" ON "share_reply"("commentId", "id");

-- AddForeignKey
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_resumeId_fkey" FOREIGN KEY ("resumeId") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_coverLetterId_fkey" FOREIGN KEY ("coverLetterId") REFERENCES "cover_letter"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "application"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_comment" ADD CONSTRAINT "share_comment_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "share_link"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_reply" ADD CONSTRAINT "share_reply_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "share_comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
