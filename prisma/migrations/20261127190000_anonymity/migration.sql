-- Words that an anonymous copy keeps, and others that it removes.
ALTER TABLE "share_link" ADD COLUMN "anonymity" JSON;
