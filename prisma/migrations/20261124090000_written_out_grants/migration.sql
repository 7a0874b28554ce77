-- A grant without a scope of the API was shown as full access and meant it. Now a scope that is not written out permits nothing, so what was
-- shown is written out. The time of the grant moves, which ends its access tokens: those that programs hold say nothing about the API, and
-- their next ones, which they get by refreshing, do.
UPDATE "oauth_consent"
SET "scopes" = "scopes" || ARRAY['api:read', 'api:write', 'api:delete'], "createdAt" = date_trunc('second', now()) + interval '1 second'
WHERE NOT "scopes" && ARRAY['api:read', 'api:write', 'api:delete'];

-- A refresh token without them gets what its grant has.
UPDATE "oauth_refresh_token" AS token
SET "scopes" = token."scopes" || ARRAY(
  SELECT scope FROM unnest(consent."scopes") AS scope WHERE scope IN ('api:read', 'api:write', 'api:delete')
)
FROM "oauth_consent" AS consent
WHERE consent."userId" = token."userId" AND consent."clientId" = token."clientId"
  AND NOT token."scopes" && ARRAY['api:read', 'api:write', 'api:delete'];
