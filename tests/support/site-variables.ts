/** The environment variables that a site cannot do without, for the tests of code that runs in its process. Nothing answers there. */
export const siteVariables = {
  CONTENT_URL: "https://content.example",
  CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
  IDENTITY_ISSUER: "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_A",
  IDENTITY_POOL_ID: "eu-west-1_A",
  IDENTITY_CLIENT_ID: "web",
  SESSION_KEYS: '[{"kty":"oct","kid":"1","k":"c2Vzc2lvbi1rZXktb2YtdGVzdHMtMzItYnl0ZXMtbG9uZw"}]',
  PLATFORM_URL: "https://api.example",
  PUSH_URL: "https://push.example",
};

Object.assign(process.env, siteVariables);
