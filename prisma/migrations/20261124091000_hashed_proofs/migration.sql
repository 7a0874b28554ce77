-- Session tokens and the identifiers of proofs are stored as hashes, as keys are: base64url of SHA-256 without padding. People stay signed in.
UPDATE "session"
SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');

UPDATE "verification"
SET "identifier" = 'sha256:'
  || COALESCE(substring("identifier" FROM '^(reset-password:|2fa-attempts-|2fa-|trust-device-)'), '')
  || rtrim(translate(encode(sha256(convert_to("identifier", 'UTF8')), 'base64'), '+/', '-_'), '=');

-- What sign-in providers handed out was never used and is no longer stored.
UPDATE "account" SET "accessToken" = NULL, "refreshToken" = NULL, "idToken" = NULL
WHERE "accessToken" IS NOT NULL OR "refreshToken" IS NOT NULL OR "idToken" IS NOT NULL;
