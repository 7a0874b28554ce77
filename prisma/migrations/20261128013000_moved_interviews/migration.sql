-- AlterTable
ALTER TABLE "mail_proposal" ADD COLUMN     "calendarUid" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "interviewChange" TEXT NOT NULL DEFAULT 'adds';
