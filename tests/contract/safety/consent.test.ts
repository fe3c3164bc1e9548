import { expect, inject, test } from "vitest";
import { changeConsent, getConsent } from "@/lib/safety/consent/api";
import { allOptions, consentVersion, essentialOptions } from "@/lib/site/consent/choice";
import { recordCalls } from "../../support/record-calls";
import { newPlayer, platformAs } from "../sandbox/world";

const { platform } = inject("sandbox");

test("the two calls of the cookie consent, what they send, and the id and options that come back [API-024]", async () => {
  const { http } = await newPlayer();
  const calls = recordCalls(platform);
  await getConsent(http);
  const { id } = await changeConsent(http, consentVersion, allOptions);
  expect(calls).toEqual([
    { line: "GET /v1/player/cookies/consent", body: undefined },
    {
      line: `PATCH /v1/player/cookies/consent/${consentVersion}`,
      body: { options: { essentials: true, performance: true, marketing: true } },
    },
  ]);
  expect(id).toMatch(/./);
  expect(await getConsent(http)).toMatchObject({ id, options: allOptions });
});

test("the record has an id and the options; the id stays the same over changes and versions [COOKIE-004, COOKIE-006]", async () => {
  const { http, idToken } = await newPlayer();
  expect(await getConsent(http)).toEqual({ id: null, options: null, version: 1, chosenAt: null });
  const first = await changeConsent(http, 1, essentialOptions);
  expect(first).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), options: essentialOptions, version: 1 });
  expect(await getConsent(http)).toEqual(first);
  const second = await changeConsent(http, 2, allOptions);
  expect(second).toMatchObject({ id: first.id, options: allOptions, version: 2 });
  expect(await getConsent(http)).toEqual(second);
  const response = await fetch(`${platform}/v1/player/cookies/consent`, {
    headers: { Authorization: `Bearer ${idToken}`, SiteContext: '{"siteId":2}' },
  });
  expect(await response.json()).toMatchObject({ cookiesConsentId: first.id, options: allOptions });
});

test("it is each player's own, a visitor has none, and a wrong change is refused and changes nothing", async () => {
  const { http } = await newPlayer();
  const { http: other } = await newPlayer();
  await changeConsent(http, 1, allOptions);
  expect(await getConsent(other)).toMatchObject({ id: null, options: null });
  await expect(getConsent(platformAs())).rejects.toMatchObject({ status: 401 });
  await expect(changeConsent(http, 0, essentialOptions)).rejects.toMatchObject({ status: 404 });
  const off = { ...essentialOptions, essentials: false } as unknown as typeof essentialOptions; // of another program
  await expect(changeConsent(http, 1, off)).rejects.toMatchObject({ status: 400 });
  expect(await getConsent(http)).toMatchObject({ options: allOptions });
});
